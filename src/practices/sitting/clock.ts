/** Clocks that differ by more do not just round differently, in milliseconds. */
const JUMP = 1000;

/**
 * Makes a clock that never goes back, in milliseconds. `performance.now()` says how much time has
 * passed, because setting the system clock does not change it. It may stop while the computer
 * sleeps, so time that only `Date.now()` has seen is added. A system clock that is set forward
 * looks the same, and is taken for sleep.
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
