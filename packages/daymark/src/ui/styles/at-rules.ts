import type { Plugin } from 'vite';

/* The breakpoints and the cascade layers of the engine's style sheets. */

/**
 * The breakpoint: screens narrower than this number of CSS pixels are phones. Style sheets, browser
 * scripts and Tailwind's variant `md:` use it through the names in `CONDITIONS`.
 */
const BREAKPOINT = 768;

/**
 * The condition for layouts, in rem: readers with larger text get the layout of narrower screens.
 */
export const WIDE_LAYOUT = `(width>=${BREAKPOINT / 16}rem)`;

/** The condition for ad slots, in pixels, because creatives do not grow with text. */
export const WIDE_SLOTS = `(width>=${BREAKPOINT}px)`;

/** Media conditions by name, as in `@media (--wide-layout)` and `matchMedia('(--wide-layout)')`. */
const CONDITIONS: Readonly<Record<string, string>> = {
  '(--wide-layout)': WIDE_LAYOUT,
  '(--wide-slots)': WIDE_SLOTS,
  '(--narrow-slots)': `(width<${BREAKPOINT}px)`,
};

/**
 * Replaces the names in a style sheet or a script by media conditions. The syntax is that of custom
 * media queries (Media Queries 5), which browsers do not support.
 * @throws if a name does not exist
 */
const withConditions = (code: string) =>
  // backtracks: the code is of the engine or its owner's custom.css
  code.replace(/(?=\(--)(?<=@media[^{]*|matchMedia\(['"])\(--[\w-]+\)/g, (name) => {
    const condition = CONDITIONS[name];
    if (condition) return condition;
    const names = Object.keys(CONDITIONS).join(', ');
    throw new Error(`media query: expected one of ${names}; found ${name}`);
  });

/**
 * Creates a Vite plugin that replaces the names. Scripts do not import the conditions instead,
 * because a module that two scripts import is one more request. The plugin must be before Tailwind,
 * which rejects names that no style sheet defines.
 */
export const mediaNames = (): Plugin => ({
  name: 'media-names',
  enforce: 'pre',
  transform: { filter: { id: /\.(?:css|browser\.[jt]s)(?:\?|$)/ }, handler: withConditions },
});

/** The order of the cascade layers, which the first style sheet of a page must state. */
export const LAYERS = '@layer theme,base,components,utilities;';

/**
 * Creates a Vite plugin that begins each style sheet of a component with the order of the layers,
 * because the styles of components are before those of the whole site.
 */
export const layerOrder = (): Plugin => ({
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/, code: /^@layer components\b/m },
    handler: (code) => LAYERS + code,
  },
});
