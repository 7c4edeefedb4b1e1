import { expect, it } from 'vitest';
import { Heaviest } from './heaviest.ts';

/** Returns the items that are kept of some items and weights. */
function kept(max: number, added: readonly (readonly [item: number, weight: number])[]) {
  const heaviest = new Heaviest(max);
  for (const [item, weight] of added) heaviest.add(item, weight);
  return Array.from(heaviest.items.subarray(0, heaviest.size), (item, place) => [
    item,
    heaviest.weights[place],
  ]);
}

it('the items with the most weight are kept, the heaviest first', () => {
  const added = [3, 1, 4, 1.5, 9, 2, 6].map((weight, item) => [item, weight] as const);
  expect(kept(3, added)).toEqual([
    [4, 9],
    [6, 6],
    [2, 4],
  ]);
  expect(kept(3, added.toReversed())).toEqual(kept(3, added));
  expect(kept(9, added)).toHaveLength(7);
});

it('items with the same weight are sorted by their numbers', () => {
  const added = [7, 5, 6, 4].map((item) => [item, 1] as const);
  expect(kept(3, added).map(([item]) => item)).toEqual([4, 5, 6]);
});
