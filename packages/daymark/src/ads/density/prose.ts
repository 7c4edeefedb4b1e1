import { lineHeight, measure, textHeight } from './type.ts';

/** Elements with small text, or that scroll instead of wrapping lines. */
const SMALL = /<(table|pre|section|aside)\b[\s\S]*?<\/\1>/g;
const END_OF_BLOCK = /<\/(?:p|li|h2|h3|blockquote|figcaption|div)>/;
const PICTURE = /<img\b[^>]*?\swidth="(\d+)"[^>]*?\sheight="(\d+)"/g;
/** Heights in CSS pixels: a table row, and the spaces above a heading and a paragraph. */
const ROW = 40;
const ABOVE_HEADING = 50;
const ABOVE_PARAGRAPH = 19;

/**
 * Returns the height in CSS pixels of HTML that Markdown renders to.
 * @param width of the screen
 * @param column the width of the text
 */
export function proseHeight(html: string, width: number, column = measure(width)): number {
  let height = 0;
  const running = html.replace(SMALL, (block, tag) => {
    height += smallHeight(block, tag, width, column);
    return '';
  });
  for (const block of running.split(END_OF_BLOCK)) {
    const letters = lettersIn(block);
    const isHeading = /<h[23]\b/.test(block);
    if (letters > 0) height += textHeight(letters, isHeading ? 'title' : 'body', width, column);
    if (/<(?:p|h2|h3|blockquote)\b/.test(block))
      height += isHeading ? ABOVE_HEADING : ABOVE_PARAGRAPH;
  }
  for (const [, wide, high] of running.matchAll(PICTURE))
    height += (Math.min(column, Number(wide)) * Number(high)) / Number(wide);
  return height;
}

function smallHeight(block: string, tag: string, width: number, column: number): number {
  if (tag === 'table') return ROW * (block.match(/<tr\b/g)?.length ?? 0);
  if (tag === 'pre') return lineHeight('label', width) * block.split('\n').length;
  return textHeight(lettersIn(block), 'small', width, column);
}

const lettersIn = (html: string) => html.replace(/<[^>]*>/g, '').trim().length;
