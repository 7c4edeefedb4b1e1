import type { OpenFrame } from './open-frame.ts';

/* Times in milliseconds, distances in CSS pixels. */

/** How long an input goes on to explain scrolling: browsers scroll smoothly, and coast. */
const COASTING = 2_500;
/** How long its reader is still scrolling the page after an input. */
const ACTIVE = 1_000;
/** How long scrolling may go on in the former direction. */
const TURNING = 250;
/** A first step that no person's movement begins with. */
const JUMP = 40;
/** A step that is more than the wheel was turned, and more than this, is not the wheel's. */
const LEAP = 300;
/** Pixels of a line, for browsers that count the turns of a wheel in lines. */
const LINE = 40;
/** Steps of one movement follow one another within this time. */
const STEPS = 100;
/** Pulls count for so long, */
const PERIOD = 4_000;
/** and so many of them are no accident, */
const MOST = 3;
/** nor is so much scrolling against a reader who scrolls. */
const MOST_AGAINST = 150;

/** How long scrolling may still arrive from frames that have been removed. */
const AFTERMATH = 500;

/** The direction that a key scrolls in: down is 1. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  PageDown: 1,
  End: 1,
  ArrowUp: -1,
  PageUp: -1,
  Home: -1,
};

interface Input {
  time: number;
  /** 0 where it could scroll either way. */
  direction: number;
  /** When it last changed its direction. */
  turned: number;
  /** How far the wheel has been turned of late; endless for other inputs. */
  wheeled: number;
}

interface Step {
  time: number;
  distance: number;
}

/**
 * Whether a step of scrolling is one that the reader does not make: a jump while nobody scrolls, or
 * scrolling against the input.
 */
export function pullOf(
  { time, distance }: Step,
  input: Input,
  last: Step,
): 'jump' | 'against' | undefined {
  const direction = Math.sign(distance);
  const age = time - input.time;
  const isSame = input.direction === 0 || direction === input.direction;
  const isLeap = Math.abs(distance) > Math.max(LEAP, input.wheeled);
  if (isSame && !isLeap && age < COASTING) return undefined;
  if (!isSame && age < ACTIVE) return time - input.turned > TURNING ? 'against' : undefined;
  const isFirst = time - last.time > STEPS || direction !== Math.sign(last.distance);
  return isFirst && Math.abs(distance) > JUMP ? 'jump' : undefined;
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
  let input: Input = { time: never, direction: 0, turned: never, wheeled: 0 };
  let last: Step = { time: never, distance: 0 };
  let position = scrollY;
  /** Where the page would be without the pulls. */
  let own = scrollY;
  let restored = never;
  let touch = 0;
  let pulls: (Step & { isAgainst: boolean })[] = [];

  const note = (direction: number, wheeled = Number.POSITIVE_INFINITY) => {
    const time = performance.now();
    const turned = direction === input.direction ? input.turned : time;
    input = { time, direction, turned, wheeled };
  };
  const noteWheel = ({ deltaY, deltaMode }: WheelEvent) => {
    const distance = Math.abs(deltaY) * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
    const isRecent = performance.now() - input.time < COASTING;
    note(Math.sign(deltaY), distance + (isRecent ? input.wheeled : 0));
  };
  const restore = () => {
    restored = performance.now();
    scrollTo({ top: own, behavior: 'instant' });
    position = scrollY;
  };
  const isEnough = () => {
    const against = pulls.filter(({ isAgainst }) => isAgainst);
    const jumps = pulls.length - against.length;
    return jumps >= MOST || sum(against.map(({ distance }) => distance)) > MOST_AGAINST;
  };
  const follow = () => {
    const step = { time: performance.now(), distance: scrollY - position };
    if (step.distance === 0) return;
    pulls = pulls.filter(({ time }) => step.time - time < PERIOD);
    if (pulls.length === 0) own = position;
    position = scrollY;
    const pull = pullOf(step, input, last);
    last = step;
    // Whoever searches by the browser's own bar scrolls the page, and is not in it.
    if (!pull || !document.hasFocus()) {
      own += step.distance;
      return;
    }
    if (step.time - restored < AFTERMATH) {
      restore();
      return;
    }
    pulls.push({ ...step, isAgainst: pull === 'against' });
    if (!isEnough()) return;
    pulls = [];
    for (const { end } of opened()) end('failed');
    restore();
  };

  addEventListener('scroll', follow, { passive: true });
  addEventListener('wheel', noteWheel, { passive: true });
  addEventListener('keydown', ({ key, shiftKey }) => {
    if (key === ' ') note(shiftKey ? -1 : 1);
    // Letters do not scroll.
    else if (key.length > 1) note(KEYS[key] ?? 0);
  });
  addEventListener('touchstart', ({ touches }) => {
    touch = touches[0]?.clientY ?? 0;
  });
  addEventListener('touchmove', ({ touches }) => {
    const { clientY = touch } = touches[0] ?? {};
    note(Math.sign(touch - clientY));
    touch = clientY;
  });
  for (const name of ['pointerdown', 'pointerup', 'resize', 'hashchange', 'popstate'])
    addEventListener(name, () => note(0));
  return restore;
}

const sum = (distances: readonly number[]) =>
  distances.reduce((total, distance) => total + Math.abs(distance), 0);
