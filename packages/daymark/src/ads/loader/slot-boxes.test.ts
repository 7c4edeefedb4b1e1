import { expect, it } from 'vitest';
import { fittingSizes } from './slot-boxes.ts';

const sizes = '728x90 320x100 300x250';

it('a slot reserves the first size that fits, and knows the others', () => {
  expect(fittingSizes({ sizes }, 1100)).toEqual({
    width: 728,
    height: 90,
    sizes: [
      [728, 90],
      [320, 100],
      [300, 250],
    ],
  });
  expect(fittingSizes({ sizes }, 727)).toMatchObject({ width: 320, height: 100 });
  expect(fittingSizes({ sizes }, 319)).toMatchObject({ width: 300, sizes: [[300, 250]] });
});

it('a slot reserves a box for every size that fits if the network chooses the size', () => {
  const reserved = (available: number) => fittingSizes({ sizes, allSizes: '' }, available);
  expect(reserved(728)).toMatchObject({ width: 728, height: 250 });
  expect(reserved(727)).toMatchObject({ width: 320, height: 250 });
});

it('a slot without a size that fits reserves nothing', () => {
  expect(fittingSizes({ sizes: '300x250' }, 299)).toBeUndefined();
  expect(fittingSizes({}, 1000)).toBeUndefined();
});
