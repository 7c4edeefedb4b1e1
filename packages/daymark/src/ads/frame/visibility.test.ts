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

/** Returns whether an element with the size of the frame counts as visible. */
function isSeen(html: string) {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (element) element.id = 'creative';
  return isSeenAt(0, 0, 300, 250);
}

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

  it.each([
    ['a text', '<p>A creative</p>'],
    ['a drawing', '<svg><rect/></svg>'],
    ['a canvas', '<canvas></canvas>'],
    ['a video with a poster', '<video poster="a.jpg"></video>'],
    ['a control of a form', '<button></button>'],
    ['a background image', '<div style="background-image: url(a.png)"></div>'],
  ])('is visible if it shows %s', (_what, html) => {
    expect(isSeen(html)).toBe(true);
  });

  it.each([
    ['an empty box', '<div></div>'],
    ['an empty box with a colour', '<div style="background-color: red"></div>'],
    ['an empty drawing', '<svg></svg>'],
    ['a video that has not loaded', '<video></video>'],
    ['an image that has not loaded', '<img src="a.png">'],
    ['an object, which every policy refuses', '<object data="a.pdf"></object>'],
  ])('is invisible if it is %s', (_what, html) => {
    expect(isSeen(html)).toBe(false);
  });

  it('is visible in an open shadow tree, unless the tree is empty', () => {
    const host = document.createElement('div');
    host.id = 'creative';
    document.body.replaceChildren(host);
    const root = host.attachShadow({ mode: 'open' });
    expect(isSeenAt(0, 0, 300, 250)).toBe(false);
    root.append('A creative');
    expect(isSeenAt(0, 0, 300, 250)).toBe(true);
  });
});
