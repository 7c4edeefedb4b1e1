import { setImmediate as nextTurn } from 'node:timers/promises';

/** The duration of a slice in milliseconds, which is how long a request may have to wait. */
const SLICE = 5;

/** Uses the values of an iterable one by one, and yields to the event loop between slices of work. */
export async function inSlices<T>(values: Iterable<T>, use: (value: T) => void): Promise<void> {
  let begun = performance.now();
  for (const value of values) {
    use(value);
    if (performance.now() - begun < SLICE) continue;
    await nextTurn();
    begun = performance.now();
  }
}
