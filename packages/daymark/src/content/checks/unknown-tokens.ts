import { unknownTokens } from '../../settings/noun.ts';
import { NO_TOKENS } from '../../settings/problems.ts';
import { lineOf, type MarkdownPlugin, type Positioned } from '../markdown/plugin.ts';
import { sourceOf } from './finder.ts';
import type { Problem } from './problem.ts';

type UnknownToken = Pick<Problem, 'expected' | 'found'> & { line: number };

/**
 * Finds the unknown tokens of a text, such as `{produkt}`.
 * @param first the line number on which the text begins
 */
export function unknownTokensIn(text: string, first: number): UnknownToken[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      unknownTokens(line).map((found) => ({ line: first + index, expected: NO_TOKENS, found })),
    );
}

/**
 * Creates a Markdown plugin that passes unknown tokens to `report`. It checks the nodes in which
 * the build replaces tokens, and therefore skips code.
 */
export function unknownTokenFinder(report: (tokens: UnknownToken[]) => void): MarkdownPlugin {
  const find = (node: Positioned, ...texts: (string | null | undefined)[]) => {
    for (const text of texts) if (text) report(unknownTokensIn(text, lineOf(node)));
  };
  return {
    name: 'find-stray-tokens',
    options: { position: true },
    text: (node) => find(node, node.value),
    html: (node) => find(node, node.value),
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
}
