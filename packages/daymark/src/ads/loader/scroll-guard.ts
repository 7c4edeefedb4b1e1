import type { OpenFrame } from './open-frame.ts';

/* All times are in milliseconds, and all distances in CSS pixels. */

/** The time of an event that has not happened. */
const NEVER = Number.NEGATIVE_INFINITY;
/** Time after an input for which the reader counts as scrolling. */
const ACTIVE = 1_000;
/** Time for which an input explains scrolling, due to smooth scrolling and inertia. */
const COASTING = 2_500;
/**
 * Time for which scrolling may continue in the old direction after the input has changed direction.
 */
const TURNING = 250;
/**
 * The first step of a movement is a jump if it is longer than this distance and than the wheel's
 * deltas. A wheel over a frame scrolls the page by about 100 at a time, without an event in the
 * page.
 */
const JUMP = 300;
/** The maximum time between two steps of one movement. */
const STEPS = 100;
/** Time for which pulls (scroll steps that the reader did not cause) count. */
const PERIOD = 4_000;
/** The number of jumps after which the frames are removed. */
const MAX_JUMPS = 3;
/** The distance scrolled against the reader's input beyond which the frames are removed. */
const MAX_AGAINST = 150;
/** Time for which scroll steps that removed frames have caused may still arrive. */
const AFTERMATH = 500;
/** Time without scrolling after which the slots of removed frames ask for another creative. */
const REST = 10_000;

/** A scroll event of the page. */
interface Step {
  time: number;
  distance: number;
}

interface GuardedFrame extends Pick<OpenFrame, 'end'> {
  /** Requests another creative for the slot of the frame. */
  askAgain: () => void;
}

/**
 * Classifies a scroll step that the reader did not cause: one against the input's direction, or a
 * jump that no input explains. Returns undefined for steps that the reader may have caused.
 */
function pullOf(
  { time, distance }: Step,
  input: Input,
  last: Step,
): 'jump' | 'against' | undefined {
  if (input.isHeld) return undefined;
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
 * Removes all frames of a page when something other than the reader's input scrolls the page. A frame
 * needs no permission to scroll the page around it. The page can neither prevent the scrolling nor
 * detect which frame caused it, but can detect that no input explains it. Because some jumps are the
 * reader's own, such as those of a screen reader, each slot may ask again once the page rests.
 * @param opened returns the currently open frames
 * @returns a function that scrolls the page to the reader's position
 */
export function guardScroll(opened: () => readonly GuardedFrame[]): () => void {
  const inputOf = watchInput();
  let last: Step = { time: NEVER, distance: 0 };
  let position = scrollY;
  /** The scroll position that the reader's input has caused, without pulls. */
  let readerPosition = scrollY;
  let restored = NEVER;
  let pulls: (Step & { isAgainst: boolean })[] = [];
  let removed: readonly GuardedFrame[] = [];
  let rest: ReturnType<typeof setTimeout> | undefined;

  const askAfterRest = () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      for (const { askAgain } of removed) askAgain();
      removed = [];
    }, REST);
  };
  const forget = (time: number) => {
    pulls = pulls.filter((pull) => time - pull.time < PERIOD);
    if (pulls.length === 0) readerPosition = position;
  };
  const bringBack = () => {
    restored = performance.now();
    scrollTo({ top: readerPosition, behavior: 'instant' });
    position = scrollY;
  };
  const handleStep = (step: Step) => {
    const pull = pullOf(step, inputOf(), last);
    last = step;
    // If the page does not have the focus, the browser's find-in-page may have scrolled the page.
    if (!pull || !document.hasFocus()) {
      readerPosition += step.distance;
      return;
    }
    if (step.time - restored < AFTERMATH) {
      bringBack();
      return;
    }
    pulls.push({ ...step, isAgainst: pull === 'against' });
    const against = sum(pulls.filter(({ isAgainst }) => isAgainst));
    const jumps = pulls.filter(({ isAgainst }) => !isAgainst).length;
    if (jumps < MAX_JUMPS && against <= MAX_AGAINST) return;
    const frames = opened();
    for (const { end } of frames) end('failed');
    removed = [...removed, ...frames];
    askAfterRest();
    // Does not revert jumps: if a screen reader has caused them, its user is in the right position.
    if (against > 0) bringBack();
    pulls = [];
  };
  const follow = () => {
    const step = { time: performance.now(), distance: scrollY - position };
    if (step.distance === 0) return;
    if (removed.length > 0) askAfterRest();
    const isWatched = opened().length > 0 || step.time - restored < AFTERMATH;
    if (!isWatched) pulls = [];
    forget(step.time);
    position = scrollY;
    if (isWatched) handleStep(step);
  };

  addEventListener('scroll', follow, { passive: true });
  return () => {
    forget(performance.now());
    bringBack();
  };
}

/** The event on `window` with which a script of the page announces that it scrolls the page. */
const PAGE_SCROLL = 'pagescroll';

const sum = (pulls: readonly Step[]) =>
  pulls.reduce((total, { distance }) => total + Math.abs(distance), 0);

/** The height of a line in CSS pixels, for browsers that report wheel deltas in lines. */
const LINE = 40;

/** The direction in which a key scrolls: 1 is down, -1 is up. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  PageDown: 1,
  End: 1,
  ArrowUp: -1,
  PageUp: -1,
  Home: -1,
};

/** The last input of the visitor that may scroll the page. */
interface Input {
  time: number;
  /** 1 is down, -1 is up; 0 for an input that can scroll in either direction. */
  direction: number;
  /** The time of the last change of direction. */
  turned: number;
  /** The sum of recent wheel deltas in CSS pixels; infinite for other inputs. */
  wheeled: number;
  /** Whether the visitor may still hold a button, which can drag the scroll bar or a selection. */
  isHeld: boolean;
}

/**
 * Listens for the visitor's input to the page. A page gets no events for input to its frames.
 * @returns a function that returns the last input
 */
function watchInput(): () => Input {
  let input: Input = { time: NEVER, direction: 0, turned: NEVER, wheeled: 0, isHeld: false };
  let touch = 0;

  const note = (direction: number, wheeled = Number.POSITIVE_INFINITY, isHeld = false) => {
    const time = performance.now();
    const turned = direction === input.direction ? input.turned : time;
    input = { time, direction, turned, wheeled, isHeld };
  };
  const noteWheel = ({ deltaY, deltaMode }: WheelEvent) => {
    const distance = Math.abs(deltaY) * (deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
    const isRecent = performance.now() - input.time < COASTING;
    note(Math.sign(deltaY), distance + (isRecent ? input.wheeled : 0));
  };
  const noteKey = ({ key, shiftKey }: KeyboardEvent) => {
    if (key === ' ') note(shiftKey ? -1 : 1);
    // Printable characters do not scroll.
    else if (key.length > 1) note(KEYS[key] ?? 0);
  };
  const noteTouch = ({ touches }: TouchEvent) => {
    const { clientY = touch } = touches[0] ?? {};
    note(Math.sign(touch - clientY));
    touch = clientY;
  };

  addEventListener('wheel', noteWheel, { passive: true });
  addEventListener('keydown', noteKey);
  addEventListener('touchstart', ({ touches }) => {
    touch = touches[0]?.clientY ?? 0;
  });
  addEventListener('touchmove', noteTouch, { passive: true });
  addEventListener('pointerdown', () => note(0, Number.POSITIVE_INFINITY, true));
  // Chromium sends no `pointerup` for the scroll bar, only moves without buttons after the release.
  const release = () => input.isHeld && note(0);
  addEventListener('pointermove', ({ buttons }) => buttons === 0 && release());
  for (const name of ['pointercancel', 'blur']) addEventListener(name, release);
  for (const name of ['pointerup', 'resize', 'hashchange', 'popstate', PAGE_SCROLL])
    addEventListener(name, () => note(0));
  return () => input;
}
