import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourToken, hexToken } from './colour-tokens.ts';
import { contrast } from './contrast.ts';

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
