import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mediaNames } from './at-rules.ts';

const { handler: withConditions } = mediaNames().transform as { handler: (code: string) => string };

const ENGINE = 'packages/daymark/src';
const filesWith = (pattern: RegExp, names = '**/*.css') =>
  globSync(names, { cwd: ENGINE, exclude: ['**/*.test.*'] }).filter((file) =>
    pattern.test(readFileSync(`${ENGINE}/${file}`, 'utf8')),
  );

describe('breakpoints', () => {
  it('are in rem, so that the layout adapts to large text, except in the styles of ad slots', () => {
    expect(filesWith(/@media[^{]*(?:\dpx|-slots\))/).toSorted()).toEqual([
      'ads/slot.css',
      'ads/sticky.css',
      'site/articles/features/in-content.css',
    ]);
  });

  it('are defined in one place only', () => {
    const pattern = /\b(?:48rem|76[78](?:px|,)|76[78] px)/;
    expect(filesWith(pattern, '**/*.{css,ts,tsx,astro}')).toEqual([]);
  });

  it.each([
    ['(--wide-layout) and (height >= 30rem)', '(width>=48rem) and (height >= 30rem)'],
    ['print, (--wide-slots)', 'print, (width>=768px)'],
    ['(--narrow-slots)', '(width<768px)'],
  ])('can be used by name in style sheets: %s', (named, condition) => {
    const sheet = (media: string) => `a { b: var(--c) } @media ${media} { a { b: c } }`;
    expect(withConditions(sheet(named))).toBe(sheet(condition));
  });

  it('can be used by the same names in scripts', () => {
    const script = (media: string) => `matchMedia('${media}').matches`;
    expect(withConditions(script('(--wide-slots)'))).toBe(script('(width>=768px)'));
  });

  it('cause an error if the name is unknown', () => {
    expect(() => withConditions('@media (--wide) {}')).toThrow(
      'media query: expected one of (--wide-layout), (--wide-slots), (--narrow-slots); found (--wide)',
    );
  });
});
