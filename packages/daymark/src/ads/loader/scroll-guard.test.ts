// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardScroll } from './scroll-guard.ts';

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

  /** Turns the wheel, by a positive distance down, a given time after the previous event. */
  const turn = (deltaY: number, after = 500) => {
    now += after;
    dispatchEvent(new WheelEvent('wheel', { deltaY }));
  };
  const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));
  const click = () => dispatchEvent(new Event('pointerdown'));

  // Two jumps come before each step, so that another jump, or one step against the input, removes
  // the frames. Only after a step against the input does the page scroll back.
  it.each([
    ['with the wheel is allowed', () => turn(400), 120, 10, 'allowed'],
    ['that coasts after the wheel is allowed', () => turn(400), 20, 2000, 'allowed'],
    ['against the direction of the wheel is not allowed', () => turn(400), -200, 300, 'against'],
    [
      'against a wheel that has just changed direction is allowed',
      () => {
        turn(-400);
        turn(400);
      },
      -200,
      110,
      'allowed',
    ],
    ['as long as the wheel’s deltas is allowed', () => turn(400), 400, 10, 'allowed'],
    ['longer than the wheel’s deltas is a jump', () => turn(400), 401, 10, 'jump'],
    ['to the end of the page by a key is allowed', () => press('End'), 5000, 10, 'allowed'],
    ['after a click is allowed', click, -900, 10, 'allowed'],
    ['of 301 px without input is a jump', () => {}, 301, 1000, 'jump'],
    [
      'of 300 px without input, like that of a wheel over a frame, is allowed',
      () => {},
      300,
      1000,
      'allowed',
    ],
    [
      'that continues a movement without input, like that of a finger in a frame, is allowed',
      () => scroll(top + 60),
      380,
      16,
      'allowed',
    ],
    ['that reverses a movement without input is a jump', () => scroll(top + 60), -380, 16, 'jump'],
  ])('a step %s', (_name, move, distance, after, expected) => {
    scroll(1400);
    scroll(1000);
    move();
    const start = top;
    scroll(start + distance, after);
    expect(end).toHaveBeenCalledTimes(expected === 'allowed' ? 0 : 1);
    expect(top === start + distance).toBe(expected !== 'against');
  });

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
