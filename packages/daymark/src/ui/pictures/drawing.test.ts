import { expect, it } from 'vitest';
import { markupOf } from './drawing.ts';
import { area } from './pen.ts';

/** Returns the path that a drawing shows with this coarseness. */
const coarsePath = (d: string, coarseness: number): string | undefined =>
  / d="([^"]*)"/.exec(markupOf([area(d, '#000000')], false, coarseness))?.[1];

it.each([
  ['M0 65q205-12 486 3l-134 7V400H0', 'M0 16q51-3 122 1l-34 2V100H0'],
  // Two commands of 3 units reach 6 units, which is nearer to 2 than to 1 unit of the result.
  ['M0 0l3 3 3 3', 'M0 0l1 1 1 1'],
  ['M444 58a19 19 0 0 1 0 38 26 26 0 0 0 0-38', 'M111 15a5 5 0 0 1 0 9 7 7 0 0 0 0-9'],
  ['M8 8h4v4L4 4c4-4 8 0 12 4', 'M2 2h1v1L1 1c1-1 2 0 3 1'],
])('the path %s in units of four is %s', (d, coarse) => {
  expect(coarsePath(d, 4)).toBe(coarse);
});

it('rounding errors do not add up', () => {
  const d = `M0 0l${Array(40).fill('3 1').join(' ')}`;
  const steps = coarsePath(d, 4)?.slice(5).match(/\d+/g)?.map(Number) ?? [];
  const total = (first: number) =>
    steps.filter((_, index) => index % 2 === first).reduce((sum, step) => sum + step);
  expect([total(0), total(1)]).toEqual([30, 10]);
});

it('a path in units of one is unchanged', () => {
  expect(coarsePath('M0 65.5q205-12 486 3', 1)).toBe('M0 65.5q205-12 486 3');
});
