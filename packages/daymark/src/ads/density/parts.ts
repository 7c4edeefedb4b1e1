import { contentWidth, isPhone, sum, textHeight } from './type.ts';

/*
 * Heights in CSS pixels of the components of pages, on a screen of a given width: the spaces in
 * their styles, plus the minimum number of text lines.
 */

const LABEL = 18;
/** The width of a tall slot, including the space between the slot and the text. */
const TALL_WIDTH = 340;

/** The texts of a page's heading, or of an article in a card or a row. */
export interface Named {
  title: string;
  subtitle?: string | undefined;
  summary: string;
}

/** Returns the height of the heading of a page: `PageHeading`. */
export function headingHeight({ title, summary }: Named, width: number): number {
  const column = Math.min(704, contentWidth(width));
  const words =
    textHeight(title.length, 'page', width, column) +
    textHeight(summary.length, 'lead', width, column);
  return (isPhone(width) ? 112 : 144) + 12 + 20 + 48 + words;
}

/** Returns the height of the heading of a section: `SectionHeading`. */
export const sectionHeight = (title: string, width: number) =>
  textHeight(title.length, 'section', width, contentWidth(width)) + 24;

/**
 * Returns the height of an article in a list (`ArticleRow`): the smaller of the heights with and
 * without a tall slot beside it.
 */
export function rowHeight(article: Named, width: number): number {
  const whole = contentWidth(width);
  const columns = isPhone(width) ? [whole] : [whole, whole - TALL_WIDTH];
  return Math.min(...columns.map((column) => rowIn(column, article, width)));
}

function rowIn(column: number, { title, summary }: Named, width: number): number {
  const picture = Math.min(176, Math.max(80, 0.24 * column));
  const words = column - picture - Math.min(32, Math.max(16, 0.03 * width));
  const height =
    LABEL +
    textHeight(title.length, 'title', width, words) +
    textHeight(summary.length, 'small', width, words) +
    16;
  return 57 + Math.max(height, picture * (isPhone(width) ? 1 : 0.75));
}

/** Returns the height of items in columns on a wide screen, in one column on a phone. */
export function gridHeight<Item>(
  items: readonly Item[],
  { columns, gap }: { columns: number; gap: number },
  width: number,
  heightOf: (item: Item, column: number) => number,
): number {
  const count = isPhone(width) ? 1 : columns;
  const column = (contentWidth(width) - (count - 1) * gap) / count;
  const heights = items.map((item) => heightOf(item, column));
  const rows = Array.from({ length: Math.ceil(items.length / count) }, (_, row) =>
    Math.max(...heights.slice(row * count, (row + 1) * count)),
  );
  return sum(rows) + 48 * Math.max(0, rows.length - 1);
}

/** Returns the height of an article with an image on top: `ArticleCard`. */
export function cardHeight(article: Named, width: number, column: number): number {
  const { title, subtitle = '', summary } = article;
  const words =
    textHeight(title.length, 'title', width, column) +
    textHeight(subtitle.length, 'lead', width, column) +
    textHeight(summary.length, 'small', width, column);
  return (column * 2) / 3 + words + LABEL + 48;
}

/** Returns the height of the short form of a story: `StoryQuote`. */
export const quoteHeight = ({ quote }: { quote: string }, width: number, column: number) =>
  textHeight(quote.length, 'title', width, column) + 93;
