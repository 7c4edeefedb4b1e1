import { describe, expect, it } from 'vitest';
import { drawn, lay } from './contour.ts';

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
