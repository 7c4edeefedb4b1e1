// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { limitFocusAndScroll } from './focus-and-scroll.ts';

const focused = vi.fn();
const scrolled = vi.fn();
let isActive: boolean;

class Activation {
  get isActive() {
    return isActive;
  }
}

beforeEach(() => {
  focused.mockReset();
  scrolled.mockReset();
  isActive = false;
  vi.stubGlobal('UserActivation', Activation);
  vi.stubGlobal('navigator', { userActivation: new Activation() });
  vi.stubGlobal('focus', () => focused());
  for (const name of ['HTMLElement', 'SVGElement', 'MathMLElement'])
    vi.stubGlobal(name, { prototype: { focus: focused } });
  vi.stubGlobal('Element', { prototype: { scrollIntoView: scrolled } });
  vi.stubGlobal('window', { focus: focused });
  limitFocusAndScroll();
});

it('a creative cannot focus an element before the visitor has clicked or typed in the creative', () => {
  HTMLElement.prototype.focus();
  SVGElement.prototype.focus();
  window.focus();
  expect(focused).not.toHaveBeenCalled();
  isActive = true;
  HTMLElement.prototype.focus({ preventScroll: true });
  expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

it('a creative cannot scroll an element into view', () => {
  isActive = true;
  Element.prototype.scrollIntoView();
  expect(scrolled).not.toHaveBeenCalled();
});

it('a creative cannot restore `focus` and `scrollIntoView`', () => {
  expect(Reflect.set(HTMLElement.prototype, 'focus', focused)).toBe(false);
  expect(Reflect.deleteProperty(Element.prototype, 'scrollIntoView')).toBe(false);
});
