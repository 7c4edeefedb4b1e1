import { lineHeight, measure, textHeight } from './type.ts';

/** What is set small, or scrolls instead of going on in the next line. */
const SMALL = /<(table|pre|section|aside)\b[\s\S]*?<\/\1>/g;
const END_OF_BLOCK = /<\/(?:p|li|h2|h3|blockquote|figcaption|div)>/;
const PICTURE = /<img\b[^>]*?\swidth="(\d+)"[^>]*?\sheight="(\d+)"/g;
/** Heights in CSS pixels: of a row of a table, and the spaces above a heading and a paragraph. */
const ROW = 40;
const ABOVE_HEADING = 50;
const ABOVE_PARAGRAPH = 19;

/** The height in CSS pixels of the HTML that Markdown makes, on a screen of a width. */
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
