import { expect, it } from 'vitest';
import { makeAhead } from './make-ahead.ts';

const ITEMS = ['a', 'b', 'c', 'd'];

/** Returns a function that makes results of letters, two ahead, and the letters it has begun. */
function letters() {
  const begun: string[] = [];
  const make = makeAhead(
    ITEMS,
    async (item) => {
      begun.push(item);
      if (item === 'c') throw new Error('c cannot be made');
      return item.toUpperCase();
    },
    2,
  );
  return { begun, make };
}

it('begins the next results with the requested result', async () => {
  const { begun, make } = letters();
  expect(await make('a')).toBe('A');
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(await make('b')).toBe('B');
  expect(begun).toEqual(ITEMS);
});

it('makes each result once, up to the end of the list', async () => {
  const { begun, make } = letters();
  for (const item of ITEMS) await make(item).catch(() => undefined);
  expect(begun).toEqual(ITEMS);
});

it('makes results in any order, also of items that are not in the list', async () => {
  const { begun, make } = letters();
  expect(await make('d')).toBe('D');
  expect(await make('z')).toBe('Z');
  expect(await make('a')).toBe('A');
  expect(begun).toEqual(['d', 'z', 'a']);
});

it('reports an error to the caller that awaits the result, and not before', async () => {
  const { make } = letters();
  await make('a');
  await new Promise(setImmediate);
  await expect(make('c')).rejects.toThrow('c cannot be made');
});
