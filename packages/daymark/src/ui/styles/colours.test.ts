import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAPERS } from '../../settings/schema/appearance.ts';
import { colourToken, contrast, hexToken, mix } from './colours.ts';

describe('the colours of tokens.css', () => {
  it('can be read by code that creates images and files', () => {
    expect(colourToken('--color-paper', 'night')).toBe('oklch(0.195 0.018 252)');
    expect(colourToken('--color-accent', 'day')).toBe('oklch(0.44 0.08 var(--accent-hue))');
    // The values to which Chromium converts the colours.
    expect([hexToken('--color-paper', 'day'), hexToken('--color-paper', 'night')]).toEqual([
      '#faf7f2',
      '#0f161d',
    ]);
  });

  it.each(['day', 'night'] as const)('have enough contrast for text and controls: %s', (hour) => {
    const between = (one: string, other: string) =>
      contrast(hexToken(`--color-${one}`, hour), hexToken(`--color-${other}`, hour));
    for (const ground of ['paper', 'field'])
      for (const name of ['ink', 'soft', 'accent'])
        expect(between(name, ground), `${name} on ${ground}`).toBeGreaterThan(4.5);
    expect(between('on-accent', 'accent')).toBeGreaterThan(4.5);
  });

  it.each(PAPERS)('have enough contrast on the paper %s, with every accent', (paper) => {
    for (const hour of ['day', 'night'] as const) {
      const hex = (name: string, hue = 0) => hexToken(`--color-${name}`, hour, paper, hue);
      for (const ground of ['paper', 'field']) {
        expect(contrast(hex('ink'), hex(ground)), `ink, ${hour}`).toBeGreaterThan(10);
        expect(contrast(hex('soft'), hex(ground)), `soft, ${hour}`).toBeGreaterThan(5.5);
      }
      // The colour of the header on a page that is scrolled by more than 20 px.
      const header = mix(hour === 'day' ? '#ffffff' : hex('paper'), hex('paper'), 0.8);
      for (let hue = 0; hue <= 360; hue += 5) {
        const accent = hex('accent', hue);
        for (const ground of [hex('paper'), hex('field'), hex('on-accent'), header])
          expect(contrast(accent, ground), `accent ${hue}, ${hour}`).toBeGreaterThan(4.5);
      }
    }
  });

  it('differ from paper to paper, except the accent', () => {
    const names = ['paper', 'field', 'ink', 'soft', 'line', 'on-accent'];
    for (const paper of PAPERS.slice(1))
      for (const name of names)
        expect(colourToken(`--color-${name}`, 'day', paper), `${name} of ${paper}`).not.toBe(
          colourToken(`--color-${name}`, 'day'),
        );
    expect(colourToken('--color-accent', 'day', 'sage')).toBe(colourToken('--color-accent', 'day'));
  });

  it('cause an error if the name is unknown', () => {
    expect(() => colourToken('--color-papers', 'day')).toThrow(
      'tokens.css: expected --color-papers: light-dark(oklch(…), …); found none',
    );
  });

  it('are defined in one place only', () => {
    const values = ['paper', 'accent', 'ink', 'soft'].flatMap((name) =>
      (['day', 'night'] as const).map((scheme) =>
        colourToken(`--color-${name}`, scheme).replace(/ var.*/, ' '),
      ),
    );
    const files = globSync('packages/daymark/src/**/*.{css,ts,tsx}', { exclude: ['**/*.test.*'] });
    for (const value of values) {
      const numbers = value.replace(/[^\d. ]/g, '');
      const found = files.filter((file) => readFileSync(file, 'utf8').includes(`(${numbers}`));
      expect(found, value).toEqual(['packages/daymark/src/ui/styles/tokens.css']);
    }
  });
});

describe('contrast', () => {
  it('is between 1 and 21', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#336699', '#336699')).toBe(1);
  });

  it('does not depend on the order of the colours', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });

  it('depends most on green and least on blue', () => {
    const [red = 0, green = 0, blue = 0] = ['#ff0000', '#00ff00', '#0000ff'].map((colour) =>
      contrast(colour, '#000000'),
    );
    expect(green).toBeGreaterThan(red);
    expect(red).toBeGreaterThan(blue);
  });
});
