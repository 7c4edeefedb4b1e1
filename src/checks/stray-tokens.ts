import { strayTokens } from '../site/noun.ts';
import type { MarkdownOptions } from './body.ts';
import type { Problem } from './problem.ts';

type StrayToken = Pick<Problem, 'expected' | 'found'> & { line: number };
type Plugin = NonNullable<MarkdownOptions['mdastPlugins']>[number];
type Place = { position?: { start: { line: number } } | undefined };

/**
 * Finds brace tokens that no setting fills in a text.
 * @param first the line that the text begins on
 */
export function strayTokensIn(text: string, first: number): StrayToken[] {
  return text.split('\n').flatMap((line, index) =>
    strayTokens(line).map((found) => ({
      line: first + index,
      expected: 'no brace tokens but {product}, {Product} and {site}',
      found,
    })),
  );
}

/** Gives what is found to `tell`, wherever Markdown is filled, and so nowhere in code. */
export function strayTokenFinder(tell: (tokens: StrayToken[]) => void): Plugin {
  const find = ({ position }: Place, ...texts: (string | null | undefined)[]) => {
    for (const text of texts) if (text) tell(strayTokensIn(text, position?.start.line ?? 1));
  };
  return {
    name: 'find-stray-tokens',
    options: { position: true },
    text: (node) => find(node, node.value),
    html: (node) => find(node, node.value),
    image: (node) => find(node, node.alt, node.title),
    link: (node) => find(node, node.title),
    definition: (node) => find(node, node.title),
    // A colon within a sentence: what follows is a text, its label one of its own.
    textDirective(node, { source }) {
      const { start, end } = node.position ?? {};
      find(node, source.slice(start?.offset, end?.offset).replace(/\[.*\]/s, ''));
    },
  };
}
