import type { Plugin } from 'vite';
import { BREAKPOINT, WIDE_LAYOUT } from './breakpoint.ts';

/** Media conditions by name, as in `@media (--wide-layout)` and `matchMedia('(--wide-layout)')`. */
const CONDITIONS: Readonly<Record<string, string>> = {
  '(--wide-layout)': WIDE_LAYOUT,
  // The conditions for ad slots are in pixels, because creatives do not grow with text.
  '(--wide-slots)': `(width>=${BREAKPOINT}px)`,
  '(--narrow-slots)': `(width<${BREAKPOINT}px)`,
};

/**
 * Replaces the names in a style sheet or a script by media conditions. The syntax is that of custom
 * media queries (Media Queries 5), which browsers do not support.
 * @throws if a name does not exist
 */
export const withConditions = (code: string) =>
  code.replace(/(?<=@media[^{]*|matchMedia\(['"])\(--[\w-]+\)/g, (name) => {
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
