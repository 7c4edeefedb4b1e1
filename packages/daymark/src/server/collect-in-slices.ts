import { setImmediate as nextTurn } from 'node:timers/promises';

/** The duration of a slice in milliseconds, which is how long a request may have to wait. */
const SLICE = 5;

/** Collects the values of an iterable, and yields to the event loop between slices of work. */
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
