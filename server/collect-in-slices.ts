import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work at a time: a request that arrives meanwhile waits no longer. */
const SLICE = 5;

/** All values of what is computed one by one, so that other work is done in between. */
export async function collectInSlices<T>(values: Iterable<T>): Promise<T[]> {
  const taken: T[] = [];
  let begun = performance.now();
  for (const value of values) {
    taken.push(value);
    if (performance.now() - begun < SLICE) continue;
    await nextTurn();
    begun = performance.now();
  }
  return taken;
}
