/**
 * The factor by which the input grows, and the factor below which the time must grow. A quadratic
 * function would take 64 times as long.
 */
const [GROWTH, MOST] = [8, 24];
const TRIES = 5;

type Work = (size: number) => unknown;

/** Returns the CPU time of this thread in milliseconds, which other processes do not change. */
async function timeOf(work: Work, size: number): Promise<number> {
  const start = process.threadCpuUsage();
  // Measures work that returns no promise without an `await`, because the time would then include
  // other tasks.
  const result = work(size);
  if (result instanceof Promise) await result;
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/**
 * Returns whether the time of a function grows about as much as its input. One success in several
 * tries is enough, also with an input twice as large, because the first runs of a function are
 * slower than later runs.
 * @param size the size of the larger input
 * @param short the milliseconds below which the growth does not matter
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
