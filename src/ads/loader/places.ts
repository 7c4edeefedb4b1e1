/** A box that a network may fill. */
export interface Place {
  box: HTMLElement;
  network: string;
  bannerId: number;
  /** Whether its network may be contacted, by the last answer. */
  isGranted: boolean;
  isAsked: boolean;
  /** Takes away what the network has put into the box. */
  remove?: (() => void) | undefined;
}

/** The boxes of a page that networks may fill. */
export const placesIn = (root: Document): Place[] =>
  [...root.querySelectorAll<HTMLElement>('[data-network]')].map((box) => ({
    box,
    network: box.dataset.network ?? '',
    bannerId: Number(box.dataset.bannerId),
    isGranted: false,
    isAsked: false,
  }));

/**
 * Renames what the boxes carry their banner ids in. The script of a network that runs in the page
 * fills whatever has a banner id: what is made for it, not the house creatives.
 */
export function hideBannerIds(root: Document): void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('.slot-box[data-banner-id]')) {
    dataset.slotId = dataset.bannerId;
    delete dataset.bannerId;
  }
}
