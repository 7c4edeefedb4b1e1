import { describe, expect, it } from 'vitest';
import { contrast, luminance } from './contrast.ts';

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
    expect(luminance('#00ff00')).toBeGreaterThan(luminance('#ff0000'));
    expect(luminance('#ff0000')).toBeGreaterThan(luminance('#0000ff'));
  });
});
