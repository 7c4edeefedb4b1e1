import type { OpenFrame } from './open-frame.ts';
import { COASTING, type Input, watchInput } from './scroll-input.ts';

/* Times in milliseconds, distances in CSS pixels. */

/** A reader is still scrolling for so long after an input. */
const ACTIVE = 1_000;
/** Scrolling may go on in the former direction for so long. */
const TURNING = 250;
/**
 * A first step that is longer than this, and longer than the wheel was turned, is a jump. A wheel that
 * is turned over a frame moves the page by about 100 at a time, and the page does not hear of it.
 */
const JUMP = 300;
/** Steps of one movement follow one another within this time. */
const STEPS = 100;
/** Pulls count for so long. */
const PERIOD = 4_000;
/** So many jumps remove the frames. */
const MOST_JUMPS = 3;
/** So much scrolling against a reader who scrolls removes the frames. */
const MOST_AGAINST = 150;
/** Scrolling may still arrive for so long from frames that have been removed. */
const AFTERMATH = 500;

interface Step {
  time: number;
  distance: number;
}

/**
 * Whether the reader did not make a step of scrolling: it goes against the input, or it is a jump that
 * no input explains.
 */
export function pullOf(
  { time, distance }: Step,
  input: Input,
  last: Step,
): 'jump' | 'against' | undefined {
  const direction = Math.sign(distance);
  const age = time - input.time;
  const isSame = input.direction === 0 || direction === input.direction;
  if (!isSame && age < ACTIVE) return time - input.turned > TURNING ? 'against' : undefined;
  const isExplained = isSame && age < COASTING;
  if (Math.abs(distance) <= Math.max(JUMP, isExplained ? input.wheeled : 0)) return undefined;
  const isFirst = time - last.time > STEPS || direction !== Math.sign(last.distance);
  return isExplained || isFirst ? 'jump' : undefined;
}

/**
 * Removes the frames of a page when something scrolls it against its reader. A frame needs no leave
 * to scroll the page around it, nothing in a page can prevent that, and nothing tells which frame it
 * was: only that no input explains it.
 * @param opened the frames that are open now
 * @returns a function that brings the page back to where it would be without that scrolling
 */
export function guardScroll(opened: () => readonly OpenFrame[]): () => void {
  const never = Number.NEGATIVE_INFINITY;
  const inputOf = watchInput();
  let last: Step = { time: never, distance: 0 };
  let position = scrollY;
  /** Where the page would be without the pulls. */
  let own = scrollY;
  let restored = never;
  let pulls: (Step & { isAgainst: boolean })[] = [];

  const forget = (time: number) => {
    pulls = pulls.filter((pull) => time - pull.time < PERIOD);
    if (pulls.length === 0) own = position;
  };
  const bringBack = () => {
    restored = performance.now();
    scrollTo({ top: own, behavior: 'instant' });
    position = scrollY;
  };
  const judge = (step: Step) => {
    const pull = pullOf(step, inputOf(), last);
    last = step;
    // A visitor who uses the browser's own search scrolls the page, and the page does not have the focus.
    if (!pull || !document.hasFocus()) {
      own += step.distance;
      return;
    }
    if (step.time - restored < AFTERMATH) {
      bringBack();
      return;
    }
    pulls.push({ ...step, isAgainst: pull === 'against' });
    const against = sum(pulls.filter(({ isAgainst }) => isAgainst));
    const jumps = pulls.filter(({ isAgainst }) => !isAgainst).length;
    if (jumps < MOST_JUMPS && against <= MOST_AGAINST) return;
    for (const { end } of opened()) end('failed');
    // Jumps alone may be those of a screen reader: its user is where they want to be.
    if (against > 0) bringBack();
    pulls = [];
  };
  const follow = () => {
    const step = { time: performance.now(), distance: scrollY - position };
    if (step.distance === 0) return;
    const isWatched = opened().length > 0 || step.time - restored < AFTERMATH;
    if (!isWatched) pulls = [];
    forget(step.time);
    position = scrollY;
    if (isWatched) judge(step);
  };

  addEventListener('scroll', follow, { passive: true });
  return () => {
    forget(performance.now());
    bringBack();
  };
}

const sum = (pulls: readonly Step[]) =>
  pulls.reduce((total, { distance }) => total + Math.abs(distance), 0);
