/**
 * The breakpoint: a phone's screen is narrower than this number of CSS pixels. Style sheets, scripts
 * of the browser and the variant `md:` of utilities use it through the names in media-names.ts.
 */
export const BREAKPOINT = 768;

/** For the layout, in rem: a reader with larger text gets the layout of a narrower screen. */
export const WIDE_LAYOUT = `(width>=${BREAKPOINT / 16}rem)`;
