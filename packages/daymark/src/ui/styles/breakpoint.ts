/**
 * The breakpoint: screens narrower than this number of CSS pixels are phones. Style sheets, scripts
 * of the browser and the variant `md:` of utilities use it by the names in media-names.ts.
 */
export const BREAKPOINT = 768;

/**
 * The condition for layouts, in rem: readers with larger text get the layout of narrower screens.
 */
export const WIDE_LAYOUT = `(width>=${BREAKPOINT / 16}rem)`;
