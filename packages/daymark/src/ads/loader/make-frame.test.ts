// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { makeFrame } from './make-frame.ts';

const slot = { bannerId: 101, width: 300, height: 250, milliseconds: 8000 };

afterEach(() => Reflect.deleteProperty(document, 'featurePolicy'));

it('a frame cannot keep the page out of the back/forward cache or make screen readers speak', () => {
  const features = () => ['unload', 'aria-notify', 'gamepad'];
  Object.defineProperty(document, 'featurePolicy', { value: { features }, configurable: true });
  expect(makeFrame('/ads/frame/acme', slot).getAttribute('allow')).toBe(
    "unload 'none'; aria-notify 'none'",
  );
});

it('the `allow` attribute of a frame lists only features that the browser supports', () => {
  expect(makeFrame('/ads/frame/acme', slot).getAttribute('allow')).toBe('');
});
