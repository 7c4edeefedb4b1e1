import { describe, expect, it } from 'vitest';
import { brief, drawn, groundAt, lay, mass, outline, type Point } from './pen.ts';

describe('a contour', () => {
  it('is parsed from pairs of coordinates, with marked corners', () => {
    expect(drawn('0,10 50,-4! 100,0')).toEqual([
      [0, 10],
      [50, -4, 1],
      [100, 0],
    ]);
  });

  it.each(['', '0;10', '0,10 5', '0,x', '1.5,2'])('cannot be parsed from "%s"', (text) => {
    expect(() => drawn(text)).toThrow(
      /contour: expected a point such as "x,y" or "x,y!"; found ".*"/,
    );
  });

  const corner = drawn('0,0 25,100! 100,0');

  it('is scaled to a box and aligned with the bottom of the box', () => {
    expect(lay(corner, { x: 10, foot: 200, width: 400, height: 50 })).toEqual([
      [10, 200],
      [110, 150, 1],
      [410, 200],
    ]);
  });

  it('is mirrored by a negative width', () => {
    expect(lay(corner, { x: 640, foot: 200, width: -400, height: 50 })[1]).toEqual([540, 150, 1]);
  });
});

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
