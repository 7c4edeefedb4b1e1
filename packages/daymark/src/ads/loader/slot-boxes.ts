import type { SlotRequest } from '../frame/message.ts';

/** A slot box that a network may fill. */
export interface SlotBox {
  box: HTMLElement;
  network: string;
  bannerId: number;
  /** Whether the visitor's last answer allows contact with the network. */
  isGranted: boolean;
  /** Whether a creative has been requested for the box. */
  isAsked: boolean;
  /** Removes the network's content from the box. */
  remove?: (() => void) | undefined;
}

/** Returns the slot boxes of a page that networks may fill. */
export const slotBoxesIn = (root: Document): SlotBox[] =>
  [...root.querySelectorAll<HTMLElement>('[data-network]')].map((box) => ({
    box,
    network: box.dataset.network ?? '',
    bannerId: Number(box.dataset.bannerId),
    isGranted: false,
    isAsked: false,
  }));

/**
 * Renames the attribute that contains the banner ids of the slot boxes. The script of an inline
 * network fills every element with a banner id, and must find only the elements created for it.
 */
export function hideBannerIds(root: Document): void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('.slot-box[data-banner-id]')) {
    dataset.slotId = dataset.bannerId;
    delete dataset.bannerId;
  }
}

/**
 * Returns the sizes that fit into a slot box, and the size to reserve in the box: the first of them,
 * or that of a box for all of them.
 * @param data the data attributes of the box, with sizes such as "728x90 320x100"
 * @param available the available width in CSS pixels
 */
export function fittingSizes(
  { sizes = '', allSizes }: DOMStringMap,
  available: number,
): Pick<SlotRequest, 'sizes' | 'width' | 'height'> | undefined {
  const fitting = sizes
    .split(' ')
    .map((size) => size.split('x').map(Number))
    .map(([width = 0, height = 0]): [number, number] => [width, height])
    .filter(([width]) => width > 0 && width <= available);
  const [first] = fitting;
  if (!first) return undefined;
  const reserved = allSizes === undefined ? [first] : fitting;
  const longest = (side: 0 | 1) => Math.max(...reserved.map((size) => size[side]));
  return { sizes: fitting, width: longest(0), height: longest(1) };
}
