import { describe, expect, it } from 'vitest';
import { brief, groundAt, mass, outline, type Point } from './pen.ts';

const hill: Point[] = [
  [0, 100],
  [50, 20],
  [100, 100],
];

describe('an outline', () => {
  it('passes through the midpoints of its smooth points and ends at its last point', () => {
    const points: Point[] = [
      [0, 0],
      [10, 10],
      [20, 0],
      [30, 10],
      [40, 0],
    ];
    expect(outline(points)).toBe('M0 0q10 10 15 5 5-5 10 0 5 5 15-5');
  });

  it('is straight before and after a corner', () => {
    expect(
      outline([
        [0, 0],
        [10, 5, 1],
        [20, 0, 1],
      ]),
    ).toBe('M0 0l10 5 10-5');
  });

  it('is one curve if it has a single smooth point between two ends', () => {
    expect(outline(hill)).toBe('M0 100q50-80 100 0');
  });

  it('accumulates no rounding errors', () => {
    const steps = Array.from({ length: 11 }, (_, index): Point => [index * 0.6, 0, 1]);
    const moved = [...outline(steps).matchAll(/(\d+) 0/g)].map(([, x]) => Number(x));
    expect(moved.reduce((sum, x) => sum + x, 0)).toBe(6);
  });
});

describe('a closed outline', () => {
  it('is closed along its bottom', () => {
    expect(mass(hill, 120)).toBe('M0 100q50-80 100 0V120H0');
  });

  it('has no closing line if its ends are on the bottom', () => {
    expect(mass(hill, 100)).toBe('M0 100q50-80 100 0');
  });
});

describe('the ground below a tower', () => {
  it('is on the drawn curve, not at the control point', () => {
    expect(groundAt(hill, 50)).toBe(60);
  });

  it('is on a straight slope', () => {
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

it('numbers in path data have only the required separators', () => {
  expect(brief(3, -4, 0, 12, -1)).toBe('3-4 0 12-1');
});
