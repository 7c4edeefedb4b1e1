import { similarName } from '../../settings/edit-distance.ts';
import { lineOf, type Positioned } from '../markdown/plugin.ts';
import { withoutComments } from '../markdown/rewriting.ts';
import { type Finder, type Finding, sourceOf } from './finder.ts';

const BRACED = /\{{1,2}[ \t]*([\p{L}_][\p{L}\p{N}_-]*)[ \t]*\}{1,2}/gu;

/**
 * Finds the words in braces that are probably misspelt tokens, such as `{produkt}`, with the token
 * that the author meant. Other words in braces are text.
 */
export function misspeltTokens(text: string): { found: string; meant: string }[] {
  return [...text.matchAll(BRACED)].flatMap(([found, word = '']) => {
    const meant = `{${tokenLike(word)}}`;
    return meant === '{}' || meant === found ? [] : [{ found, meant }];
  });
}

/** Returns the name of the token that is like a word; empty if there is none. */
function tokenLike(word: string): string {
  // "size" and "side" differ from "site" by one letter, so only compounds of "site" are like the
  // token.
  if (/^site[_-]?(?:name|title)?$/i.test(word)) return 'site';
  if (similarName(word, ['product']) === undefined) return '';
  return /^\p{Lu}/u.test(word) ? 'Product' : 'product';
}

/**
 * Warns about the misspelt tokens of a text, such as `{produkt}`.
 * @param first the line number on which the text begins
 */
export const misspeltTokensIn = (text: string, first: number): Finding[] =>
  text.split('\n').flatMap((line, index) =>
    misspeltTokens(line).map(({ found, meant }) => ({
      line: first + index,
      expected: `the token ${meant}`,
      found,
      severity: 'warning' as const,
    })),
  );

/** Finds misspelt tokens in the nodes in which the build replaces tokens, and therefore skips code. */
export const tokenFinder: Finder = (report) => {
  const find = (node: Positioned, ...texts: (string | null | undefined)[]) => {
    for (const token of texts.flatMap((text) => misspeltTokensIn(text ?? '', lineOf(node))))
      report(token);
  };
  return {
    name: 'find-misspelt-tokens',
    options: { position: true },
    text: (node) => find(node, node.value),
    html: (node) => find(node, withoutComments(node.value)),
    image: (node) => find(node, node.alt, node.title),
    link: (node) => find(node, node.title),
    definition: (node) => find(node, node.title),
    // A colon within a sentence is parsed as a directive. Its label is a separate text node.
    textDirective(node, { source }) {
      const text = sourceOf(node, source);
      const [label, end] = [text.indexOf('['), text.lastIndexOf(']')];
      find(node, label < end && label >= 0 ? text.slice(0, label) + text.slice(end + 1) : text);
    },
  };
};
