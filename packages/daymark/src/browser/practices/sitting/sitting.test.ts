import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock, leftOf, minutesOf, onTheClock, sit } from './sitting.ts';

const MINUTE = 60_000;
const begun = sit({ state: 'ready' }, { type: 'start', now: 0, length: 5 * MINUTE });

describe('a sitting', () => {
  it('is over when its time has passed', () => {
    expect(sit(begun, { type: 'look', now: 5 * MINUTE - 1 })).toBe(begun);
    expect(sit(begun, { type: 'look', now: 5 * MINUTE }).state).toBe('over');
  });

  it('is over, with no time left, when a tab resumes after the end', () => {
    expect(sit(begun, { type: 'look', now: 90 * MINUTE }).state).toBe('over');
    expect(leftOf(begun, 90 * MINUTE)).toBe(0);
  });

  it('has the same remaining time after a pause of any length', () => {
    const paused = sit(begun, { type: 'pause', now: 2 * MINUTE });
    expect(leftOf(paused, 60 * MINUTE)).toBe(3 * MINUTE);
    expect(sit(paused, { type: 'look', now: 60 * MINUTE })).toBe(paused);
    const resumed = sit(paused, { type: 'resume', now: 60 * MINUTE });
    expect(leftOf(resumed, 61 * MINUTE)).toBe(2 * MINUTE);
  });

  it('cannot be paused after its end', () => {
    expect(sit(begun, { type: 'pause', now: 5 * MINUTE }).state).toBe('over');
  });

  it('never has more time left than its length, even if the clock is set back', () => {
    expect(leftOf(begun, -60 * MINUTE)).toBe(5 * MINUTE);
  });

  it.each<Parameters<typeof sit>[0]>([{ state: 'ready' }, { state: 'over', length: MINUTE }])(
    'that is $state cannot be paused or resumed',
    (sitting) => {
      expect(sit(sitting, { type: 'pause', now: 0 })).toBe(sitting);
      expect(sit(sitting, { type: 'resume', now: 0 })).toBe(sitting);
    },
  );

  it('is ready again after a reset', () => {
    expect(sit({ state: 'over', length: MINUTE }, { type: 'reset' })).toEqual({ state: 'ready' });
  });
});

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [245_000, '4:05'],
  [3_600_000, '60:00'],
])('%i ms are shown as %s', (milliseconds, shown) => {
  expect(onTheClock(milliseconds)).toBe(shown);
});

it.each([
  ['5', 5],
  ['60', 60],
  ['0', undefined],
  ['61', undefined],
  ['2.5', undefined],
  ['soon', undefined],
  ['', undefined],
])('the typed minutes “%s” are parsed as %s', (typed, minutes) => {
  expect(minutesOf(typed)).toBe(minutes);
});

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
