import { strayTokens } from '../site/noun.ts';

const FENCE = /^\s*(?:```|~~~)/;
const INLINE_CODE = /`[^`]*`/g;

/**
 * Finds brace tokens that no setting fills in a Markdown text, outside of code.
 * @returns one message for each, with file and line
 */
export function strayTokensIn(markdown: string, file: string): string[] {
  let isCode = false;
  return markdown.split('\n').flatMap((line, index) => {
    if (FENCE.test(line)) {
      isCode = !isCode;
      return [];
    }
    if (isCode) return [];
    return strayTokens(line.replace(INLINE_CODE, '')).map(
      (token) =>
        `${file}:${index + 1}: expected no brace tokens but {product}, {Product} and {site}; found ${token}`,
    );
  });
}
