// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardScroll, pullOf } from './scroll-guard.ts';

const never = Number.NEGATIVE_INFINITY;
const none = { time: never, distance: 0 };
const noInput = { time: never, direction: 0, turned: never, wheeled: 0 };
/** The input of a wheel that was turned down for a while, most recently at `time`. */
const wheelDown = { time: 1000, direction: 1, turned: 0, wheeled: 400 };
const otherInput = { ...wheelDown, wheeled: Number.POSITIVE_INFINITY };

describe('a scroll step', () => {
  it.each([
    ['with the wheel is allowed', { time: 1010, distance: 120 }, wheelDown, none, undefined],
    [
      'that coasts after the wheel is allowed',
      { time: 3000, distance: 20 },
      wheelDown,
      none,
      undefined,
    ],
    [
      'against the direction of the wheel is not allowed',
      { time: 1010, distance: -5 },
      wheelDown,
      none,
      'against',
    ],
    [
      'against a wheel that has just changed direction is allowed',
      { time: 1010, distance: -5 },
      { ...wheelDown, turned: 900 },
      none,
      undefined,
    ],
    [
      'as long as the wheel’s deltas is allowed',
      { time: 1010, distance: 400 },
      wheelDown,
      none,
      undefined,
    ],
    [
      'longer than the wheel’s deltas is a jump',
      { time: 1010, distance: 401 },
      wheelDown,
      none,
      'jump',
    ],
    [
      'to the end of the page by a key is allowed',
      { time: 1010, distance: 5000 },
      otherInput,
      none,
      undefined,
    ],
    [
      'after a click is allowed',
      { time: 1010, distance: -900 },
      { ...otherInput, direction: 0 },
      none,
      undefined,
    ],
    ['of 301 px without input is a jump', { time: 9000, distance: 301 }, noInput, none, 'jump'],
    [
      'of 300 px without input, like that of a wheel over a frame, is allowed',
      { time: 9000, distance: 300 },
      noInput,
      none,
      undefined,
    ],
    [
      'that continues a movement without input, like that of a finger in a frame, is allowed',
      { time: 9016, distance: 380 },
      noInput,
      { time: 9000, distance: 60 },
      undefined,
    ],
    [
      'that reverses a movement without input is a jump',
      { time: 9016, distance: -380 },
      noInput,
      { time: 9000, distance: 60 },
      'jump',
    ],
  ])('%s', (_name, step, input, last, expected) => {
    expect(pullOf(step, input, last)).toBe(expected);
  });
});

describe('the scroll guard', () => {
  const end = vi.fn();
  let now: number;
  let hasFrame: boolean;
  let top: number;
  let restore: () => void;
  let stop: () => void;

  /** Scrolls the page without input, a given time in milliseconds after the previous event. */
  const scroll = (to: number, after = 500) => {
    now += after;
    top = to;
    dispatchEvent(new Event('scroll'));
  };

  beforeEach(() => {
    end.mockReset();
    now = 10_000;
    top = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    vi.stubGlobal('scrollTo', (options: ScrollToOptions) => {
      top = options.top ?? 0;
    });
    Object.defineProperty(window, 'scrollY', { get: () => top, configurable: true });
    const listen = vi.spyOn(window, 'addEventListener');
    hasFrame = true;
    const opened = { frame: document.createElement('iframe'), end, withdraw: () => {} };
    restore = guardScroll(() => (hasFrame ? [opened] : []));
    const added = listen.mock.calls;
    stop = () => {
      for (const [name, listener] of added) removeEventListener(name, listener);
    };
  });
  afterEach(() => stop());

  it('removes the frames at the third jump, and does not scroll the page back', () => {
    scroll(400);
    scroll(0);
    expect(end).not.toHaveBeenCalled();
    scroll(400);
    expect(end).toHaveBeenCalledExactlyOnceWith('failed');
    expect(top).toBe(400);
  });

  it('ignores jumps on a page without frames', () => {
    hasFrame = false;
    for (const to of [400, 800, 1200, 1600]) scroll(to);
    expect(top).toBe(1600);
    hasFrame = true;
    restore();
    expect(top).toBe(1600);
  });

  it('removes the frames if the page scrolls more than 150 px against the wheel', () => {
    dispatchEvent(new WheelEvent('wheel', { deltaY: 1200 }));
    scroll(250, 300);
    scroll(100, 50);
    expect(end).not.toHaveBeenCalled();
    scroll(99, 50);
    expect(end).toHaveBeenCalledOnce();
    expect(top).toBe(250);
  });

  it('ignores jumps that are seconds apart, and jumps by the browser’s find-in-page', () => {
    for (const to of [400, 0, 400, 0]) scroll(to, 2_100);
    vi.mocked(document.hasFocus).mockReturnValue(false);
    for (const to of [400, 0, 400, 0]) scroll(to);
    expect(end).not.toHaveBeenCalled();
  });

  it('reverts scrolling that arrives within half a second after it scrolled the page back', () => {
    restore();
    scroll(700, 100);
    expect(top).toBe(0);
  });
});
