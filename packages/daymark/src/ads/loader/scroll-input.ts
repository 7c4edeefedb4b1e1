/** Milliseconds for which an input explains scrolling, due to smooth scrolling and inertia. */
export const COASTING = 2_500;

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
export interface Input {
  /** The time of the input in milliseconds, from `performance.now()`. */
  time: number;
  /** 1 is down, -1 is up; 0 for an input that can scroll in either direction. */
  direction: number;
  /** The time of the last change of direction. */
  turned: number;
  /** The sum of recent wheel deltas in CSS pixels; infinite for other inputs. */
  wheeled: number;
}

/**
 * Listens for the visitor's input to the page. A page gets no events for input to its frames.
 * @returns a function that returns the last input
 */
export function watchInput(): () => Input {
  const never = Number.NEGATIVE_INFINITY;
  let input: Input = { time: never, direction: 0, turned: never, wheeled: 0 };
  let touch = 0;

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
  for (const name of ['pointerdown', 'pointerup', 'resize', 'hashchange', 'popstate'])
    addEventListener(name, () => note(0));
  return () => input;
}
