// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardFocus } from './focus-guard.ts';

const restore = vi.fn();
const end = vi.fn();
let now = 0;
let isActive: boolean;

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector}: expected an element; found none`);
  return found;
};
const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, ...init });
  Object.defineProperty(event, 'isTrusted', { value: true });
  document.dispatchEvent(event);
};
/** In these tests, frames have no size and are at the top left of the viewport. */
const moveMouse = (clientX: number) =>
  dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX }));
/** Moves the focus into a frame, which the page detects by a `blur` event on its window. */
const enter = (name = '#first') => {
  element(`${name} iframe`).focus();
  dispatchEvent(new Event('blur'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  now += 60_000;
  isActive = false;
  restore.mockReset();
  end.mockReset();
  vi.stubGlobal('navigator', {
    maxTouchPoints: 1,
    userActivation: {
      get isActive() {
        return isActive;
      },
    },
  });
  document.body.innerHTML = ['first', 'second']
    .map(
      (id) =>
        `<div id="${id}" data-state="filled"><a class="past" href="#x"></a><iframe tabindex="0"></iframe></div>`,
    )
    .join('<input>');
  const frames = [...document.querySelectorAll('iframe')];
  guardFocus(() => frames.map((frame) => ({ frame, end, withdraw: () => {} })), restore);
});

describe('the focus', () => {
  it('returns from a frame that stole the focus to the previous element, and the scroll position is restored', () => {
    element('input').focus();
    enter();
    expect(document.activeElement).toBe(element('input'));
    expect(restore).toHaveBeenCalled();
  });

  it('returns to the page if no element had the focus before a frame stole it', () => {
    enter();
    expect(document.activeElement).toBe(document.body);
  });

  it('returns from a frame even without an event, as in a background tab', () => {
    element('#first iframe').focus();
    vi.advanceTimersByTime(500);
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['a touch in the frame', () => (isActive = true)],
    [
      'a click in the frame, after the mouse was near the frame',
      () => {
        moveMouse(150);
        isActive = true;
      },
    ],
    [
      'Tab, from the link before the frame',
      () => {
        element('#first .past').focus();
        press('Tab');
      },
    ],
    [
      'Shift and Tab, from an element after the frame',
      () => {
        element('input').focus();
        press('Tab', { shiftKey: true });
      },
    ],
  ])('stays in a frame after %s', (_name, act) => {
    act();
    enter();
    expect(document.activeElement).toBe(element('#first iframe'));
  });

  it.each([
    [
      'Tab from another element',
      () => {
        element('#second .past').focus();
        press('Tab');
      },
    ],
    [
      'a key that has activated the page',
      () => {
        press('a');
        isActive = true;
        now += 4_000;
      },
    ],
    [
      'a click in a field of the page',
      () => {
        dispatchEvent(new Event('pointerdown'));
        element('input').focus();
        isActive = true;
        now += 4_000;
      },
    ],
    [
      'keys that the frame received, while the mouse is elsewhere',
      () => {
        moveMouse(151);
        isActive = true;
      },
    ],
    [
      'a click in a frame that is not visible yet',
      () => {
        isActive = true;
        element('#first').dataset.state = 'waiting';
      },
    ],
  ])('does not stay in a frame after %s', (_name, act) => {
    act();
    enter();
    expect(document.activeElement).not.toBe(element('#first iframe'));
  });
});

describe('a frame that takes the focus', () => {
  it('without input is removed, together with all frames of its network', () => {
    enter();
    expect(end.mock.calls).toEqual([['failed'], ['failed']]);
  });

  it.each([
    ['PageDown', {}],
    [' ', {}],
    ['Control', { ctrlKey: true }],
    ['k', { ctrlKey: true }],
  ])('after a click in it is not removed, even if the visitor pressed "%s" before', (key, init) => {
    press(key, init);
    isActive = true;
    enter();
    expect(end).not.toHaveBeenCalled();
  });
});
