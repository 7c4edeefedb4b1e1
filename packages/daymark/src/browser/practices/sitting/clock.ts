/** The milliseconds by which the clocks must diverge to count as sleep, not as a rounding error. */
const JUMP = 1000;

/**
 * Creates a clock in milliseconds that never goes back. The clock uses `performance.now()`, which
 * does not change when the system clock is set. That counter may stop while the computer sleeps, so
 * the clock adds time that only `Date.now()` has counted. A system clock that is set forward looks
 * the same as sleep, so the clock adds that time too.
 */
export function createClock(): () => number {
  let slept = 0;
  let difference = Date.now() - performance.now();
  return () => {
    const passed = performance.now();
    const last = difference;
    difference = Date.now() - passed;
    if (difference - last > JUMP) slept += difference - last;
    return passed + slept;
  };
}
