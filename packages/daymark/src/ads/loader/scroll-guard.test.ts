// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardScroll } from './scroll-guard.ts';

describe('the scroll guard', () => {
  const end = vi.fn();
  const askAgain = vi.fn();
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
    askAgain.mockReset();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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
    restore = guardScroll(() => (hasFrame ? [{ end, askAgain }] : []));
    const added = listen.mock.calls;
    stop = () => {
      for (const [name, listener] of added) removeEventListener(name, listener);
    };
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  /** Turns the wheel, by a positive distance down, a given time after the previous event. */
  const turn = (deltaY: number, after = 500) => {
    now += after;
    dispatchEvent(new WheelEvent('wheel', { deltaY }));
  };
  const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));
  const happen = (name: string, facts = {}) => dispatchEvent(Object.assign(new Event(name), facts));
  const touch = (name: string, clientY: number) => happen(name, { touches: [{ clientY }] });
  const click = () => {
    happen('pointerdown');
    happen('pointerup');
  };
  /** Scrolls in jumps, with a look at the page after each. */
  const jump = (times: number, after = 500, distance = 400) => {
    for (let time = 0; time < times; time += 1) scroll(top + distance, after);
  };

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

  it('lets each slot ask once more after ten seconds without scrolling', () => {
    jump(3);
    vi.advanceTimersByTime(9_000);
    scroll(top + 20, 9_000);
    vi.advanceTimersByTime(9_999);
    expect(askAgain).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(20_000);
    expect(askAgain).toHaveBeenCalledOnce();
  });

  const hold = () => happen('pointerdown');
  const move = (buttons: number) => happen('pointermove', { buttons });
  const times = (count: number, act: () => unknown) => {
    for (let time = 0; time < count; time += 1) act();
  };
  // Each way of scrolling is a list of actions in order.
  it.each<[way: string, act: () => unknown]>([
    ['holding the scroll bar, with looks', () => [hold(), jump(12, 1_200)]],
    [
      'holding the scroll bar, quickly up and down',
      () => [hold(), times(6, () => [jump(1, 90), jump(1, 90, -700)])],
    ],
    ['holding the empty part of the scroll bar', () => [hold(), jump(9, 80, 650)]],
    ['clicking the empty part of the scroll bar', () => times(6, () => [hold(), jump(1, 60, 650)])],
    ['selecting text beyond the edge of the screen', () => [hold(), jump(9, 700, 320)]],
    [
      'pressing the wheel, and moving the mouse',
      () => [click(), times(60, () => [move(0), scroll(top + 250, 16)])],
    ],
    ['turning the wheel', () => times(9, () => [turn(120), scroll(top + 120, 16)])],
    ['turning the wheel freely', () => times(9, () => [turn(1_200, 60), scroll(top + 1_200, 16)])],
    [
      'turning the wheel down and up',
      () => times(9, () => [turn(400), scroll(top + 400, 16), turn(-400), scroll(top - 400, 16)]),
    ],
    ['swiping on a touchpad that coasts', () => [turn(40), times(90, () => scroll(top + 60, 16))]],
    ['turning the wheel over a creative', () => times(9, () => scroll(top + 120, 300))],
    [
      'panning with a finger',
      () => [
        touch('touchstart', 500),
        times(9, () => [touch('touchmove', 500 - now / 100), scroll(top + 40, 16)]),
      ],
    ],
    [
      'flinging with a finger',
      () =>
        times(4, () => [
          touch('touchstart', 500),
          touch('touchmove', 100),
          times(90, () => scroll(top + 150, 16)),
        ]),
    ],
    [
      'flinging with a finger on a creative',
      () => times(4, () => [scroll(top + 60, 400), times(90, () => scroll(top + 340, 16))]),
    ],
    ['pressing the arrow keys', () => times(9, () => [press('ArrowDown'), scroll(top + 40, 16)])],
    [
      'pressing Page Down and Page Up',
      () =>
        times(9, () => [press('PageDown'), jump(1, 20, 650), press('PageUp'), jump(1, 20, -650)]),
    ],
    ['pressing the space bar', () => times(9, () => [press(' '), jump(1, 20, 650)])],
    [
      'pressing Home and End',
      () => times(9, () => [press('End'), scroll(9_000, 20), press('Home'), scroll(0, 20)]),
    ],
    ['moving the focus with Tab', () => times(9, () => [press('Tab'), jump(1, 20)])],
    [
      'following links to headings',
      () => times(9, () => [click(), happen('hashchange'), scroll(now % 5_000, 20)]),
    ],
    ['going back and forward', () => times(9, () => [happen('popstate'), scroll(now % 5_000, 20)])],
    ['turning the screen', () => times(9, () => [happen('resize'), scroll(top / 2 + 900, 20)])],
    [
      'a script of the page that announces it',
      () => times(9, () => [happen('pagescroll'), jump(1, 20, -500), jump(1, 20)]),
    ],
  ])('leaves paid creatives alone when the page scrolls by %s', (_way, act) => {
    act();
    expect(end).not.toHaveBeenCalled();
  });

  it.each<[name: string, act: () => unknown]>([
    ['the release of the button', () => happen('pointerup')],
    ['the end of the gesture', () => happen('pointercancel')],
    ['a move of the mouse without a button', () => move(0)],
    ['a key', () => press('Shift')],
    ['the wheel', () => turn(1)],
    ['the loss of the focus', () => happen('blur')],
  ])('explains no more jumps by a held button after %s', (_way, act) => {
    hold();
    move(1);
    now += 3_000;
    act();
    now += 3_000;
    jump(3);
    expect(end).toHaveBeenCalledOnce();
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
