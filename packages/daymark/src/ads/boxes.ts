import { elements } from '../basics/markup.ts';

/** Facts about the slot boxes of a page, the elements in which ads are shown. */
export interface Boxes {
  /** Whether the page contains a slot box. */
  hasAny: boolean;
  /** The ids of the networks that may fill the slot boxes. */
  networks: ReadonlySet<string>;
}

/** The result of `boxesIn` for a page without slots. */
export const NO_BOXES: Boxes = { hasAny: false, networks: new Set() };

/** Finds the slot boxes in a page's HTML. Ignores boxes in text, such as a code example. */
export function boxesIn(html: string): Boxes {
  // A shortcut, so that most pages need no parser.
  if (!html.includes('slot-box')) return NO_BOXES;
  const boxes = [...elements(html)].filter(
    ({ attributes }) => attributes.get('class') === 'slot-box',
  );
  const networks = boxes.flatMap(({ attributes }) => attributes.get('data-network') ?? []);
  return { hasAny: boxes.length > 0, networks: new Set(networks) };
}
