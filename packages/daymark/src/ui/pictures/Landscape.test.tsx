import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawLandscape } from './drawLandscape.ts';
import { Landscape } from './Landscape.tsx';

const seeds = Array.from({ length: 600 }, (_, index) => `seed-${index}`);
const prints = seeds.map((seed) => renderToStaticMarkup(<Landscape seed={seed} />));

describe('a landscape in a page', () => {
  it('has between 800 and 2,000 bytes, whatever its seed', () => {
    const sizes = prints.map((print) => Buffer.byteLength(print));
    expect(Math.min(...sizes)).toBeGreaterThan(800);
    expect(Math.max(...sizes)).toBeLessThan(2000);
  });

  it('contains no style, no id and no reference, so that a page can contain many', () => {
    for (const print of prints) expect(print).not.toMatch(/style=|id=|url\(|href=/);
  });

  it('is hidden from assistive technology and takes no focus', () => {
    for (const print of prints) {
      expect(print).toMatch(/^<svg [^>]*aria-hidden="true">/);
    }
  });

  it('fills its box and can have a class', () => {
    const print = renderToStaticMarkup(<Landscape seed="guide-1" className="picture" />);
    expect(print).toMatch(
      /^<svg class="picture" viewBox="(-640|0) 0 640 400" stroke-linecap="round" preserveAspectRatio="xMidYMid slice"/,
    );
  });

  it('is mirrored if the drawing is mirrored', () => {
    for (const [index, seed] of seeds.entries()) {
      const { isMirrored } = drawLandscape(seed);
      expect(prints[index]?.includes('viewBox="-640 0 640 400"')).toBe(isMirrored);
      expect(prints[index]?.includes('<g transform="scale(-1 1)">')).toBe(isMirrored);
    }
  });
});
