import { describe, expect, it } from 'vitest';
import { leftOf, minutesOf, onTheClock, type Sitting, sit } from './sitting.ts';

const MINUTE = 60_000;
const begun = sit({ state: 'ready' }, { type: 'start', now: 0, length: 5 * MINUTE });

describe('a sitting', () => {
  it('is over when the clock says so', () => {
    expect(sit(begun, { type: 'look', now: 5 * MINUTE - 1 })).toBe(begun);
    expect(sit(begun, { type: 'look', now: 5 * MINUTE }).state).toBe('over');
  });

  it('is over, and no later, after a tab has slept past its end', () => {
    expect(sit(begun, { type: 'look', now: 90 * MINUTE }).state).toBe('over');
    expect(leftOf(begun, 90 * MINUTE)).toBe(0);
  });

  it('keeps what was left through a pause, however long', () => {
    const paused = sit(begun, { type: 'pause', now: 2 * MINUTE });
    expect(leftOf(paused, 60 * MINUTE)).toBe(3 * MINUTE);
    expect(sit(paused, { type: 'look', now: 60 * MINUTE })).toBe(paused);
    const resumed = sit(paused, { type: 'resume', now: 60 * MINUTE });
    expect(leftOf(resumed, 61 * MINUTE)).toBe(2 * MINUTE);
  });

  it('cannot be paused after its end', () => {
    expect(sit(begun, { type: 'pause', now: 5 * MINUTE }).state).toBe('over');
  });

  it('never has more left than its length, when the clock is put back', () => {
    expect(leftOf(begun, -60 * MINUTE)).toBe(5 * MINUTE);
  });

  it.each<Sitting>([{ state: 'ready' }, { state: 'over', length: MINUTE }])(
    'that is $state is neither paused nor resumed',
    (sitting) => {
      expect(sit(sitting, { type: 'pause', now: 0 })).toBe(sitting);
      expect(sit(sitting, { type: 'resume', now: 0 })).toBe(sitting);
    },
  );

  it('begins anew', () => {
    expect(sit({ state: 'over', length: MINUTE }, { type: 'reset' })).toEqual({ state: 'ready' });
  });
});

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [245_000, '4:05'],
  [3_600_000, '60:00'],
])('%i ms are %s on the clock', (milliseconds, shown) => {
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
])('minutes typed as “%s” are %s', (typed, minutes) => {
  expect(minutesOf(typed)).toBe(minutes);
});
