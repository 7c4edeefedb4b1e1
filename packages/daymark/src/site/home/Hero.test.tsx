import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contrast, mix } from '../../ui/styles/colours.ts';
import { Hero } from './Hero.tsx';

const words = { headline: 'Slow', subtitle: 'Days', action: 'Begin', actionPath: '/' };
const [print = ''] = /<svg.*<\/svg>/.exec(renderToStaticMarkup(<Hero {...words} />)) ?? [];
const css = readFileSync(new URL('hero.css', import.meta.url), 'utf8');
const colours = [...css.matchAll(/(--hero-\w+): light-dark\(([#\w]+), ([#\w]+)\);/g)].map(
  ([, name = '', day = '', night = '']) => ({ name, day, night }),
);
const skies = colours.filter(({ name }) => name.startsWith('--hero-sky'));

// The colours of the text: oklch(0.23 0.02 250) by day and oklch(0.93 0.015 85) by night.
const INK = '#161e26';
const PAPER = '#ece7dd';

describe('the hero', () => {
  it('is smaller than 2,200 bytes', () => {
    expect(Buffer.byteLength(print)).toBeLessThan(2200);
  });

  it('uses exactly the colours of its style sheet', () => {
    const used = [...print.matchAll(/(?:fill|stroke)="(?!none)([^"]+)"/g)].map(
      ([, value]) => value,
    );
    expect(new Set(used)).toEqual(new Set(colours.map(({ name }) => `var(${name})`)));
  });

  it('has a contrast of 7 to 1 between text and every tone of the sky, by day and by night', () => {
    expect(skies).toHaveLength(5);
    for (const { day, night } of skies) {
      expect(contrast(day, INK)).toBeGreaterThanOrEqual(7);
      expect(contrast(night, PAPER)).toBeGreaterThanOrEqual(7);
    }
  });

  it('has a contrast of 7 to 1 between text and the beam of light in the night sky', () => {
    const [, , upper, lower] = skies;
    const beam = colours.find(({ name }) => name === '--hero-lamplight')?.night ?? '';
    expect(print).toContain('fill="var(--hero-lamplight)" opacity="0.1"');
    for (const tone of [upper, lower]) {
      expect(contrast(mix(beam, tone?.night ?? '', 0.1), PAPER)).toBeGreaterThanOrEqual(7);
    }
  });

  it('has transparent lamplight by day', () => {
    expect(css).toContain('--hero-lamplight: light-dark(transparent, ');
  });

  it('is cropped on the left and at the top, and contains no style and no id', () => {
    expect(print).toContain('preserveAspectRatio="xMaxYMax slice" aria-hidden="true"');
    expect(print).not.toMatch(/style=|id=|url\(/);
  });
});
