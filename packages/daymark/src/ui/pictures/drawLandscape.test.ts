import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawLandscape } from './drawLandscape.ts';
import { HOURS } from './hours/hours.ts';
import { PLACES_BY_CHANCE } from './places/places.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, index) => `article-${index}`);

describe('a landscape', () => {
  it('is the same for the same seed', () => {
    expect(drawLandscape('the-half-read-page')).toEqual(drawLandscape('the-half-read-page'));
  });

  it('has not changed since it was published: with another hash, every article gets a new drawing', () => {
    const prints = JSON.stringify(seeds(200).map(drawLandscape));
    expect(createHash('sha256').update(prints).digest('hex')).toBe(
      '044d09cf83198bb9598c766bf84360a821368fd5cd7320001fcd9902ca8188be',
    );
  });

  it('contains only integer coordinates', () => {
    for (const { shapes } of seeds(400).map(drawLandscape)) {
      for (const shape of shapes) {
        if (shape.kind === 'disc') {
          expect([shape.x, shape.y, shape.radius].every(Number.isInteger)).toBe(true);
        } else {
          expect(shape.d).toMatch(/^[MLHVlhvqamz\d -]+$/);
        }
      }
    }
  });

  it('shows the whole sun or moon in a square crop of its middle', () => {
    const bodies = new Set(HOURS.map(({ light }) => light));
    for (const { shapes } of seeds(2000).map(drawLandscape)) {
      for (const shape of shapes) {
        if (shape.kind !== 'disc' || !bodies.has(shape.fill)) continue;
        expect(shape.x - shape.radius).toBeGreaterThanOrEqual(120);
        expect(shape.x + shape.radius).toBeLessThanOrEqual(520);
        expect(shape.y - shape.radius).toBeGreaterThanOrEqual(20);
      }
    }
  });
});

describe('the series of landscapes', () => {
  const series = seeds(600).map(drawLandscape);

  it('contains every place and every hour, mirrored and unmirrored', () => {
    expect(new Set(series.map(({ place }) => place))).toEqual(
      new Set(PLACES_BY_CHANCE.map(([name]) => name)),
    );
    expect(new Set(series.map(({ hour }) => hour))).toEqual(new Set(HOURS.map(({ name }) => name)));
    const mirrored = series.filter((print) => print.isMirrored).length;
    expect(Math.abs(mirrored - 300)).toBeLessThan(60);
  });

  it('never contains the same drawing twice', () => {
    expect(new Set(series.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(600);
  });

  it('has three different places for the first three guides', () => {
    const guides = ['guide-1', 'guide-2', 'guide-3'].map(drawLandscape);
    expect(new Set(guides.map(({ place }) => place)).size).toBe(3);
    expect(new Set(guides.map(({ hour }) => hour)).size).toBe(3);
  });
});
