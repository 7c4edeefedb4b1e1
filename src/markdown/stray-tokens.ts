import { strayTokens } from '../site/noun.ts';

const FENCE = /^\s*(?:```|~~~)/;
const INLINE_CODE = /`[^`]*`/g;

/** Finds brace tokens that no setting fills in a Markdown text, outside of code. */
export function strayTokensIn(markdown: string) {
  let isCode = false;
  return markdown.split('\n').flatMap((line, index) => {
    if (FENCE.test(line)) {
      isCode = !isCode;
      return [];
    }
    if (isCode) return [];
    return strayTokens(line.replace(INLINE_CODE, '')).map((found) => ({
      line: index + 1,
      expected: 'no brace tokens but {product}, {Product} and {site}',
      found,
    }));
  });
}
