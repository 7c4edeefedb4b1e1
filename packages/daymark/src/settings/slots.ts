/** The width and the shape of a slot, which is a place for an ad. */
export interface SlotForm {
  /** The screens that show the slot. A phone is narrower than `BREAKPOINT` in ui/styles/at-rules.ts. */
  width: 'any' | 'phone' | 'wide';
  /** The reserved height: 250 px for a box, 600 px for a tall slot. */
  shape: 'box' | 'tall';
}

/** Every position of a slot, by page. */
export const POSITIONS = {
  home: {
    'after-hero': { width: 'any', shape: 'box' },
    'after-featured': { width: 'any', shape: 'box' },
    'in-latest': { width: 'phone', shape: 'box' },
    'beside-latest': { width: 'wide', shape: 'tall' },
  },
  article: {
    'in-content-1': { width: 'phone', shape: 'box' },
    'in-content-2': { width: 'phone', shape: 'box' },
    'beside-content': { width: 'wide', shape: 'tall' },
    'after-content': { width: 'any', shape: 'box' },
  },
  blog: {
    'in-list': { width: 'phone', shape: 'box' },
    'beside-list': { width: 'wide', shape: 'tall' },
  },
  topic: { 'after-list': { width: 'any', shape: 'box' } },
  resources: { 'after-path': { width: 'any', shape: 'box' } },
  community: { 'after-stories': { width: 'any', shape: 'box' } },
} as const;

/** Returns the slots of all pages by their names, such as "home.after-hero". A page with `false` has none. */
export const slotsByName = <Slot>(
  pages: Readonly<Record<string, false | Readonly<Record<string, Slot>>>>,
): ReadonlyMap<string, Slot> =>
  new Map(
    Object.entries(pages).flatMap(([page, slots]) =>
      Object.entries(slots || {}).map(([position, slot]) => [`${page}.${position}`, slot]),
    ),
  );

/** The slot for Google Ads on the home page. Only adapters with `fillsGoogleAds` may fill it. */
export const GOOGLE_ADS = 'home.google-ads';

/**
 * The banner id of the slot for Google Ads. AdSense uses no banner ids, and the settings allow none
 * below 1.
 */
export const GOOGLE_ADS_ID = 0;

/** Reserved heights in CSS pixels. */
export const SLOT_HEIGHTS = { box: 250, tall: 600 } as const;
