import { tags } from '../../http/markup.ts';
import { lineHeight, measure, sum, textHeight } from './type.ts';

/** Elements with small text, and elements that scroll instead of wrapping lines. */
const SMALL = /^(?:table|pre|section)$/;
const BLOCK = /^(?:p|li|h2|h3|blockquote|figcaption|div)$/;
/** Heights in CSS pixels: a table row, and the spaces above a heading and a paragraph. */
const ROW = 40;
const ABOVE_HEADING = 50;
const ABOVE_PARAGRAPH = 19;

/** Returns a height for a screen width, both in CSS pixels. */
type Height = (width: number) => number;

/** Returns the height of HTML that is rendered from Markdown. */
export function proseHeight(html: string): Height {
  const heights: Height[] = [];
  let block = { text: '', isHeading: false, above: 0 };
  let small: { name: string; depth: number; text: string; rows: number } | undefined;

  function endBlock(): void {
    const letters = block.text.trim().length;
    const { isHeading, above } = block;
    const face = isHeading ? 'title' : 'body';
    heights.push((width) => above + textHeight(letters, face, width, measure(width)));
    block = { text: '', isHeading: false, above: 0 };
  }

  for (const { name, isEnd, attributes, before } of tags(html)) {
    (small ?? block).text += before;
    if (small) {
      if (name === 'tr' && !isEnd) small.rows += 1;
      if (name === small.name) small.depth += isEnd ? -1 : 1;
      if (small.depth > 0) continue;
      heights.push(smallHeight(small));
      small = undefined;
    } else if (!isEnd && (SMALL.test(name) || attributes.get('class') === 'note'))
      small = { name, depth: 1, text: '', rows: 0 };
    else if (isEnd && BLOCK.test(name)) endBlock();
    else if (name === 'h2' || name === 'h3')
      block = { ...block, isHeading: true, above: ABOVE_HEADING };
    else if (name === 'p' || name === 'blockquote') block.above ||= ABOVE_PARAGRAPH;
    else if (name === 'img') {
      const [wide, high] = ['width', 'height'].map((side) => Number(attributes.get(side)));
      if (wide && high) heights.push((width) => (Math.min(measure(width), wide) * high) / wide);
    }
  }
  if (small) heights.push(smallHeight(small));
  endBlock();
  return (width) => sum(heights.map((height) => height(width)));
}

function smallHeight({ name, text, rows }: { name: string; text: string; rows: number }): Height {
  if (name === 'table') return () => ROW * rows;
  if (name === 'pre') return (width) => lineHeight('label', width) * text.split('\n').length;
  const letters = text.trim().length;
  return (width) => textHeight(letters, 'small', width, measure(width));
}
