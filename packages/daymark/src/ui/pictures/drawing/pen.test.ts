import { describe, expect, it } from 'vitest';
import { brief, groundAt, mass, outline, type Point } from './pen.ts';

const hill: Point[] = [
  [0, 100],
  [50, 20],
  [100, 100],
];

describe('an outline', () => {
  it('curves through its midpoints and ends where it says', () => {
    const points: Point[] = [
      [0, 0],
      [10, 10],
      [20, 0],
      [30, 10],
      [40, 0],
    ];
    expect(outline(points)).toBe('M0 0q10 10 15 5 5-5 10 0 5 5 15-5');
  });

  it('runs straight to a corner and on from it', () => {
    expect(
      outline([
        [0, 0],
        [10, 5, 1],
        [20, 0, 1],
      ]),
    ).toBe('M0 0l10 5 10-5');
  });

  it('pulls a single smooth point between two ends', () => {
    expect(outline(hill)).toBe('M0 100q50-80 100 0');
  });

  it('does not drift when every point is rounded', () => {
    const steps = Array.from({ length: 11 }, (_, index): Point => [index * 0.6, 0, 1]);
    const moved = [...outline(steps).matchAll(/(\d+) 0/g)].map(([, x]) => Number(x));
    expect(moved.reduce((sum, x) => sum + x, 0)).toBe(6);
  });
});

describe('a mass', () => {
  it('is closed down to its bottom', () => {
    expect(mass(hill, 120)).toBe('M0 100q50-80 100 0V120H0');
  });

  it('needs no closing where its ends lie on the bottom', () => {
    expect(mass(hill, 100)).toBe('M0 100q50-80 100 0');
  });
});

describe('the ground', () => {
  it('is found on the curve that is drawn, not at the point that pulls it', () => {
    expect(groundAt(hill, 50)).toBe(60);
  });

  it('is found on a straight slope', () => {
    expect(
      groundAt(
        [
          [0, 100],
          [100, 0, 1],
        ],
        25,
      ),
    ).toBeCloseTo(75, 5);
  });
});

it('writes numbers with no more separators than path data needs', () => {
  expect(brief(3, -4, 0, 12, -1)).toBe('3-4 0 12-1');
});
