/** The growth of the input, and the growth of the time that a quadratic function cannot have. */
const [GROWTH, MOST] = [8, 24];
const TRIES = 5;

type Work = (size: number) => unknown;

/** Returns the CPU time of this thread in milliseconds, which other processes do not change. */
async function timeOf(work: Work, size: number): Promise<number> {
  const start = process.threadCpuUsage();
  // A work without promises is measured alone.
  const result = work(size);
  if (result instanceof Promise) await result;
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Returns whether the time of a function grows about as much as its input, in any of some tries, or for
 * an input twice as large: the first runs of a function are slower than the later ones.
 * @param size the size of the larger input
 * @param short the milliseconds that are short for this input, so that the growth does not matter
 */
export async function growsLinearly(work: Work, size: number, short: number): Promise<boolean> {
  return (await isLinearAt(work, size, short)) || isLinearAt(work, 2 * size, short);
}

/**
 * Returns whether the work for a size takes less than `MOST` times as long as the work for a size that is
 * `GROWTH` times smaller. The shortest of several times counts, because garbage collection makes some
 * longer.
 */
async function isLinearAt(work: Work, size: number, short: number): Promise<boolean> {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < TRIES; tries += 1) {
    large = Math.min(large, await timeOf(work, size));
    if (large < short) return true;
    small = Math.min(small, await timeOf(work, size / GROWTH));
    if (large < MOST * small) return true;
  }
  return false;
}
