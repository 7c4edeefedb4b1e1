import { elements } from '../../server/markup.ts';

/** The boxes of slots on a page. */
export interface Boxes {
  /** Whether there is any. */
  hasAny: boolean;
  /** The networks that may fill them, by their ids. */
  networks: ReadonlySet<string>;
}

/** Finds the boxes in a page's HTML: in its elements, not in words such as those of an example. */
export function boxesIn(html: string): Boxes {
  const networks = new Set<string>();
  let hasAny = false;
  // Most pages need no closer look.
  if (html.includes('slot-box'))
    for (const { attributes } of elements(html)) {
      if (attributes.get('class') !== 'slot-box') continue;
      hasAny = true;
      const network = attributes.get('data-network');
      if (network) networks.add(network);
    }
  return { hasAny, networks };
}
