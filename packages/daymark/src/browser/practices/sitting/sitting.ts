/*
 * The state of a sitting: one run of the timer for sitting still. Times are from `createClock`, in
 * milliseconds. In contrast to a count of ticks, times stay correct in a suspended tab.
 */

type Sitting =
  | { state: 'ready' }
  | { state: 'running'; length: number; endsAt: number }
  | { state: 'paused'; length: number; left: number }
  | { state: 'over'; length: number };

type Event =
  | { type: 'start'; now: number; length: number }
  | { type: 'pause' | 'resume' | 'look'; now: number }
  | { type: 'reset' };

/** Returns the sitting after an event, or the same object if the event changes nothing. */
export function sit(sitting: Sitting, event: Event): Sitting {
  switch (event.type) {
    case 'start':
      return { state: 'running', length: event.length, endsAt: event.now + event.length };
    case 'pause': {
      if (sitting.state !== 'running') return sitting;
      const left = leftOf(sitting, event.now);
      return left > 0
        ? { state: 'paused', length: sitting.length, left }
        : { state: 'over', length: sitting.length };
    }
    case 'resume':
      if (sitting.state !== 'paused') return sitting;
      return { state: 'running', length: sitting.length, endsAt: event.now + sitting.left };
    case 'look':
      if (sitting.state !== 'running' || leftOf(sitting, event.now) > 0) return sitting;
      return { state: 'over', length: sitting.length };
    case 'reset':
      return { state: 'ready' };
  }
}

/** Returns the remaining time of a sitting, in milliseconds. */
export function leftOf(sitting: Sitting, now: number): number {
  if (sitting.state === 'running')
    return Math.max(0, Math.min(sitting.length, sitting.endsAt - now));
  return sitting.state === 'paused' ? sitting.left : 0;
}

/** Formats a time as minutes and seconds: "4:05". Rounds up, so that "0:00" means the end. */
export function onTheClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Parses typed minutes. Returns undefined unless they are a whole number from 1 to 60. */
export function minutesOf(typed: string): number | undefined {
  const minutes = Number(typed);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= 60 ? minutes : undefined;
}

/** The milliseconds by which the clocks must diverge to count as sleep, not as a rounding error. */
const JUMP = 1000;

/**
 * Creates a clock in milliseconds that never goes back. The clock uses `performance.now()`, which
 * does not change when the system clock is set. `performance.now()` may stop while the computer
 * sleeps, so the clock adds time that only `Date.now()` has counted. A system clock that is set
 * forward looks the same as sleep, so the clock adds that time too.
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
