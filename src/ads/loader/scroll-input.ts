/** Milliseconds for which an input goes on to explain scrolling: browsers scroll smoothly, and coast. */
export const COASTING = 2_500;

/** CSS pixels of a line, for browsers that count the turns of a wheel in lines. */
const LINE = 40;

/** The direction that a key scrolls in: down is 1. */
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
  /** Milliseconds, by the clock of `performance.now()`. */
  time: number;
  /** Down is 1, up is -1; 0 where it could scroll either way. */
  direction: number;
  /** When it last changed its direction. */
  turned: number;
  /** CSS pixels that the wheel has been turned of late; infinite for other inputs. */
  wheeled: number;
}

/** Watches what the visitor does on the page; a page hears nothing of input to its frames. */
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
    // Letters do not scroll.
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
