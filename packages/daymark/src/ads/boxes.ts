import { elements } from '../http/markup.ts';

/** The slot boxes of a page. */
export interface Boxes {
  /** Whether the page has any box. */
  hasAny: boolean;
  /** The ids of the networks that may fill the boxes. */
  networks: ReadonlySet<string>;
}

/** The result for a page without slots. */
export const NO_BOXES: Boxes = { hasAny: false, networks: new Set() };

/** Finds the boxes in a page's HTML. Boxes in text, such as a code example, do not count. */
export function boxesIn(html: string): Boxes {
  // Skips the parser for most pages.
  if (!html.includes('slot-box')) return NO_BOXES;
  const boxes = [...elements(html)].filter(
    ({ attributes }) => attributes.get('class') === 'slot-box',
  );
  const networks = boxes.flatMap(({ attributes }) => attributes.get('data-network') ?? []);
  return { hasAny: boxes.length > 0, networks: new Set(networks) };
}
