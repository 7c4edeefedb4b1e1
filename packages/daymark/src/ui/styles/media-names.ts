import type { Plugin } from 'vite';
import { BREAKPOINT, WIDE_LAYOUT, WIDE_SLOTS } from './breakpoint.ts';

/** The media conditions that style sheets use by name, as in `@media (--wide-layout)`. */
const CONDITIONS: Readonly<Record<string, string>> = {
  '(--wide-layout)': WIDE_LAYOUT,
  '(--wide-slots)': WIDE_SLOTS,
  '(--narrow-slots)': `(width<${BREAKPOINT}px)`,
};

/**
 * Replaces the names in a style sheet by their conditions. The syntax is that of custom media
 * queries (Media Queries 5), which browsers do not support.
 * @throws for a name that does not exist.
 */
export const withConditions = (css: string) =>
  css.replace(/(?<=@media[^{]*)\(--[\w-]+\)/g, (name) => {
    const condition = CONDITIONS[name];
    if (condition) return condition;
    const names = Object.keys(CONDITIONS).join(', ');
    throw new Error(`@media: expected one of ${names}; found ${name}`);
  });

/** Must be before Tailwind, which refuses names that no style sheet defines. */
export const mediaNames = (): Plugin => ({
  name: 'media-names',
  enforce: 'pre',
  transform: { filter: { id: /\.css(?:\?|$)/ }, handler: withConditions },
});
