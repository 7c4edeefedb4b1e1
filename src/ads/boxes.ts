import { elements } from '../../server/markup.ts';

/** The boxes of slots on a page. */
export interface Boxes {
  /** Whether there is any. */
  hasAny: boolean;
  /** The networks that may fill them, by their ids. */
  networks: ReadonlySet<string>;
}

/** What a page without slots has. */
export const NO_BOXES: Boxes = { hasAny: false, networks: new Set() };

/** Finds the boxes in a page's HTML: in its elements, not in words such as those of an example. */
export function boxesIn(html: string): Boxes {
  // Most pages need no closer look.
  if (!html.includes('slot-box')) return NO_BOXES;
  const boxes = [...elements(html)].filter(
    ({ attributes }) => attributes.get('class') === 'slot-box',
  );
  const networks = boxes.flatMap(({ attributes }) => attributes.get('data-network') ?? []);
  return { hasAny: boxes.length > 0, networks: new Set(networks) };
}
