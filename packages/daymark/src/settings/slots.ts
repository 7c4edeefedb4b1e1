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
    'in-content': { width: 'any', shape: 'box' },
  },
  blog: {
    'in-list': { width: 'phone', shape: 'box' },
    'beside-list': { width: 'wide', shape: 'tall' },
  },
  topic: { 'after-list': { width: 'any', shape: 'box' } },
  resources: { 'after-path': { width: 'any', shape: 'box' } },
  community: { 'after-stories': { width: 'any', shape: 'box' } },
} as const;

/**
 * Returns the slots of all pages by their names, such as "home.after-hero". A page with `false` has
 * no slots.
 */
export const slotsByName = <Slot>(
  pages: Readonly<Record<string, false | Readonly<Record<string, Slot | undefined>>>>,
): ReadonlyMap<string, Slot> =>
  new Map(
    Object.entries(pages).flatMap(([page, slots]) =>
      Object.entries(slots || {}).flatMap(([position, slot]) =>
        slot ? [[`${page}.${position}`, slot] as const] : [],
      ),
    ),
  );

/** Returns the banner ids of a slot in the settings. Only `in-content` has several. */
export const bannerIdsOf = (
  slot: { readonly bannerId: number } | { readonly bannerIds: readonly number[] },
): readonly number[] => ('bannerIds' in slot ? slot.bannerIds : [slot.bannerId]);

/**
 * The slot for Google Ads on the home page. Only adapters with `fillsGoogleAds` may fill this slot.
 */
export const GOOGLE_ADS = 'home.google-ads';

/**
 * The banner id of the slot for Google Ads. AdSense uses no banner ids, and the settings allow none
 * below 1.
 */
export const GOOGLE_ADS_ID = 0;

/** Reserved heights in CSS pixels. `ads/slot.css` has the same heights, with borders. */
export const SLOT_HEIGHTS = { box: 250, tall: 600 } as const;

/** The width of the largest image of a house creative in CSS pixels, by shape and screen. */
const IMAGE_WIDTHS = { tall: { phone: 300, wide: 300 }, box: { phone: 320, wide: 728 } } as const;

/** Returns the width and the height of a size such as "300x250". */
export const sidesOf = (size: string): [width: number, height: number] => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return [width, height];
};

/** The limits of an image in a slot on some screens, and the first size within them, if any. */
interface ImageSize {
  width: number;
  height: number;
  size: string | undefined;
}

/**
 * Returns which of the sizes of an image a slot shows: on phones first, if they show the slot, then on
 * wider screens.
 * @param sizes the sizes, the preferred size first
 */
export function imageSizes({ width, shape }: SlotForm, sizes: readonly string[]): ImageSize[] {
  const screens = width === 'any' ? (['phone', 'wide'] as const) : [width];
  return screens.map((screen) => {
    const most = { width: IMAGE_WIDTHS[shape][screen], height: SLOT_HEIGHTS[shape] };
    const size = sizes.find((each) => {
      const [wide, high] = sidesOf(each);
      return wide <= most.width && high <= most.height;
    });
    return { ...most, size };
  });
}
