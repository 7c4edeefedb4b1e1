import { expect, it } from 'vitest';
import { fittingSize } from './slot-boxes.ts';

it('fittingSize returns the first size that fits', () => {
  const sizes = '970x250 728x90 320x100 300x250';
  expect(fittingSize(sizes, 1100)).toEqual({ width: 970, height: 250 });
  expect(fittingSize(sizes, 728)).toEqual({ width: 728, height: 90 });
  expect(fittingSize(sizes, 727)).toEqual({ width: 320, height: 100 });
  expect(fittingSize(sizes, 319)).toEqual({ width: 300, height: 250 });
});

it('fittingSize returns undefined if no size fits, or if the list is empty', () => {
  expect(fittingSize('300x250', 299)).toBeUndefined();
  expect(fittingSize('', 1000)).toBeUndefined();
});
