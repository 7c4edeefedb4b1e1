import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

/** Yields numbers, each after 6 ms of blocking work. */
function* slowly(count: number): Generator<number> {
  for (let number = 0; number < count; number++) {
    const until = performance.now() + 6;
    while (performance.now() < until);
    yield number;
  }
}

test('long work yields to the event loop, and uses all values', async () => {
  let turns = 0;
  let isDone = false;
  const countTurn = () => {
    if (isDone) return;
    turns += 1;
    setImmediate(countTurn);
  };
  setImmediate(countTurn);
  const used: number[] = [];
  await inSlices(slowly(10), (number) => used.push(number));
  expect(used).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(9);
});

test('an error of the iterable rejects the promise of inSlices', async () => {
  function* failing() {
    yield 1;
    throw new Error('no more');
  }
  await expect(inSlices(failing(), () => {})).rejects.toThrow('no more');
});
