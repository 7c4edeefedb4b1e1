import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Ad slots are as wide as their creatives, which do not grow with the text size. */
const IN_PIXELS = ['packages/daymark/src/ads/slot.css'];

describe('breakpoints', () => {
  it('are in rem, so that the layout adapts to large text', () => {
    const files = globSync('packages/daymark/src/**/*.css').filter((file) =>
      /@media[^{]*\dpx/.test(readFileSync(file, 'utf8')),
    );
    expect(files).toEqual(IN_PIXELS);
  });
});
