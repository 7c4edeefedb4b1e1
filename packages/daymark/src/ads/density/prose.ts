import { lineHeight, measure, textHeight } from './type.ts';

/** Elements with small text, or that scroll instead of wrapping lines. */
const SMALL = /<(table|pre|section)\b[\s\S]*?<\/\1>/g;
const NOTE = /<div class="note"/g;
const DIV = /<(\/?)div\b[^>]*>/g;
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
  const { notes, rest } = withoutNotes(html);
  for (const note of notes) height += textHeight(lettersIn(note), 'small', width, column);
  const running = rest.replace(SMALL, (block, tag) => {
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

/** Separates the notes from the other HTML. A note may contain other `div` elements. */
function withoutNotes(html: string): { notes: string[]; rest: string } {
  const notes: string[] = [];
  let rest = '';
  let from = 0;
  for (const { index } of html.matchAll(NOTE)) {
    if (index < from) continue;
    let depth = 0;
    DIV.lastIndex = index;
    do depth += DIV.exec(html)?.[1] === '' ? 1 : -1;
    while (depth > 0);
    const end = DIV.lastIndex || html.length;
    notes.push(html.slice(index, end));
    rest += html.slice(from, index);
    from = end;
  }
  return { notes, rest: rest + html.slice(from) };
}

function smallHeight(block: string, tag: string, width: number, column: number): number {
  if (tag === 'table') return ROW * (block.match(/<tr\b/g)?.length ?? 0);
  if (tag === 'pre') return lineHeight('label', width) * block.split('\n').length;
  return textHeight(lettersIn(block), 'small', width, column);
}

const lettersIn = (html: string) => html.replace(/<[^>]*>/g, '').trim().length;
