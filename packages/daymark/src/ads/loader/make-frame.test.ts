// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { makeFrame } from './make-frame.ts';
import { slot } from './testing/stage.ts';

afterEach(() => Reflect.deleteProperty(document, 'featurePolicy'));

const allowOf = () => makeFrame('/ads/frame/acme', slot).getAttribute('allow');

it('a frame may use no feature that the browser knows, except hints about the browser', () => {
  const features = () => ['unload', 'ch-ua', 'a-feature-of-next-year'];
  Object.defineProperty(document, 'featurePolicy', { value: { features }, configurable: true });
  expect(allowOf()).toBe("unload 'none'; a-feature-of-next-year 'none'");
});

it('a frame may not use gamepads and storage in browsers that do not list their features', () => {
  expect(allowOf()).toBe("gamepad 'none'; storage-access 'none'");
});
