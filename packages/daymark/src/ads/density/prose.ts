import { tags } from '../../basics/markup.ts';
import { lineHeight, measure, sum, textHeight } from './type.ts';

/**
 * Elements with small text, drawings, elements that scroll instead of wrapping lines, and pull
 * quotes.
 */
const SMALL = /^(?:table|pre|section|svg|aside)$/;
const BLOCK = /^(?:p|li|h2|h3|blockquote|figcaption|div)$/;
/** Heights in CSS pixels: a table row, and the spaces above a heading and a paragraph. */
const ROW = 40;
const ABOVE_HEADING = 50;
const ABOVE_PARAGRAPH = 19;
/** The screen width from which footnotes and pull quotes are beside the text (80rem). */
const BESIDE = 1280;

/** Returns a height for a screen width, both in CSS pixels. */
type Height = (width: number) => number;

/** An element with small text, or with a height of its own. */
interface Small {
  name: string;
  depth: number;
  text: string;
  rows: number;
  /** The viewBox of a drawing. */
  viewBox: string;
  /** Whether the element is beside the text on wide screens. */
  mayBeBeside: boolean;
}

/** Returns the height of HTML that is rendered from Markdown. */
export function proseHeight(html: string): Height {
  const heights: Height[] = [];
  let block = { text: '', isHeading: false, above: 0 };
  let small: Small | undefined;

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
      small = {
        name,
        depth: 1,
        text: '',
        rows: 0,
        viewBox: attributes.get('viewbox') ?? '',
        mayBeBeside: name === 'aside' || attributes.has('data-footnotes'),
      };
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

function smallHeight({ name, text, rows, viewBox, mayBeBeside }: Small): Height {
  if (name === 'table') return () => ROW * rows;
  if (name === 'pre') return (width) => lineHeight('label', width) * text.split('\n').length;
  const [, , wide = 0, high = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (wide && high) return (width) => (measure(width) * high) / wide;
  const letters = text.trim().length;
  return (width) =>
    mayBeBeside && width >= BESIDE ? 0 : textHeight(letters, 'small', width, measure(width));
}
