import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Moves the system clock. `performance.now()` is not affected. */
const setSystemClock = (change: number) => vi.setSystemTime(Date.now() + change);

describe('the clock of a sitting', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['set back', -HOUR],
    ['corrected by a fraction of a second', 0.5],
  ])('counts the time that passes if the system clock is %s', (_, change) => {
    const clock = createClock();
    const begun = clock();
    vi.advanceTimersByTime(MINUTE);
    setSystemClock(change);
    expect(clock() - begun).toBe(MINUTE);
    vi.advanceTimersByTime(MINUTE);
    expect(clock() - begun).toBe(2 * MINUTE);
  });

  it('counts the time for which the computer sleeps after the system clock is set back', () => {
    const clock = createClock();
    const begun = clock();
    setSystemClock(-HOUR);
    clock();
    setSystemClock(20 * MINUTE);
    expect(clock() - begun).toBe(20 * MINUTE);
  });
});
