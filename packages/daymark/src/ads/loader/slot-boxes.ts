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
 * Returns the first size that fits the available width.
 * @param sizes the value of `data-sizes`, such as "728x90 320x100"
 * @param width the available width in CSS pixels
 */
export function fittingSize(
  sizes: string,
  width: number,
): Pick<SlotRequest, 'width' | 'height'> | undefined {
  return sizes
    .split(' ')
    .map((size) => size.split('x').map(Number))
    .map(([width = 0, height = 0]) => ({ width, height }))
    .find((size) => size.width > 0 && size.width <= width);
}
