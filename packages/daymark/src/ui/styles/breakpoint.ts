/**
 * The breakpoint: screens narrower than this number of CSS pixels are phones. Style sheets, browser
 * scripts and Tailwind's variant `md:` use it through the names in media-names.ts.
 */
export const BREAKPOINT = 768;

/**
 * The condition for layouts, in rem: readers with larger text get the layout of narrower screens.
 */
export const WIDE_LAYOUT = `(width>=${BREAKPOINT / 16}rem)`;
