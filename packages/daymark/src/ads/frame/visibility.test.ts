// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const frame = { left: 0, top: 0, right: 300, bottom: 250 };

/** The rectangle of each element, by its id. */
const rects: Record<string, DOMRect> = {};

vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
  return rects[this.id] ?? new DOMRect();
});
Reflect.set(Element.prototype, 'checkVisibility', () => true);

const { isSomethingSeen } = await import('./visibility.ts');

/** Returns whether text in a rectangle counts as visible. */
function isSeenAt(x: number, y: number, width: number, height: number, bounds: object = frame) {
  rects.creative = new DOMRect(x, y, width, height);
  return isSomethingSeen(document.querySelectorAll('#creative'), null, { ...frame, ...bounds });
}

beforeEach(() => {
  document.body.innerHTML = '<p id="creative">A creative</p>';
});

describe('a creative', () => {
  it('is visible if at least two pixels of it are within the frame', () => {
    expect(isSeenAt(0, 0, 300, 250)).toBe(true);
    expect(isSeenAt(-298, -248, 300, 250)).toBe(true);
    expect(isSeenAt(298, 248, 300, 250)).toBe(true);
  });

  it.each([
    ['left', -9999, 0],
    ['above', 0, -9999],
    ['right', 300, 0],
    ['below', 0, 250],
    ['with one pixel inside', -299, 0],
  ])('is invisible if less than two pixels of it are within the frame: %s', (_where, x, y) => {
    expect(isSeenAt(x, y, 300, 250)).toBe(false);
  });

  it('is invisible if it is less than two pixels wide', () => {
    expect(isSeenAt(10, 10, 1, 250)).toBe(false);
  });
});
