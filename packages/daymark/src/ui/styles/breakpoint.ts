/**
 * The breakpoint: a phone's screen is narrower than this number of CSS pixels. Scripts, style sheets
 * and the variant `md:` of utilities take it from here.
 */
export const BREAKPOINT = 768;

/** For the layout, in rem: a reader with larger text gets the layout of a narrower screen. */
export const WIDE_LAYOUT = `(width>=${BREAKPOINT / 16}rem)`;

/** For slots, in pixels: creatives do not grow with text. */
export const WIDE_SLOTS = `(width>=${BREAKPOINT}px)`;
