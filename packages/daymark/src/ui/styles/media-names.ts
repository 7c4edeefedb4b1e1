import type { Plugin } from 'vite';
import { BREAKPOINT, WIDE_LAYOUT } from './breakpoint.ts';

/** Names of media conditions, as in `@media (--wide-layout)` and `matchMedia('(--wide-layout)')`. */
const CONDITIONS: Readonly<Record<string, string>> = {
  '(--wide-layout)': WIDE_LAYOUT,
  // For slots, in pixels: creatives do not grow with text.
  '(--wide-slots)': `(width>=${BREAKPOINT}px)`,
  '(--narrow-slots)': `(width<${BREAKPOINT}px)`,
};

/**
 * Replaces the names in a style sheet or a script by their conditions. The syntax is that of custom
 * media queries (Media Queries 5), which browsers do not support.
 * @throws for a name that does not exist.
 */
export const withConditions = (code: string) =>
  code.replace(/(?<=@media[^{]*|matchMedia\(['"])\(--[\w-]+\)/g, (name) => {
    const condition = CONDITIONS[name];
    if (condition) return condition;
    const names = Object.keys(CONDITIONS).join(', ');
    throw new Error(`@media: expected one of ${names}; found ${name}`);
  });

/**
 * A plugin, because a module that two scripts import would be one more request. It must be before
 * Tailwind, which refuses names that no style sheet defines.
 */
export const mediaNames = (): Plugin => ({
  name: 'media-names',
  enforce: 'pre',
  transform: { filter: { id: /\.(?:css|browser\.[jt]s)(?:\?|$)/ }, handler: withConditions },
});
