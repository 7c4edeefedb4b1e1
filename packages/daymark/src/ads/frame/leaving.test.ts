// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { cutOff, preventSlowLeaving } from './leaving.ts';

it('no `beforeunload` listener of a creative is called', () => {
  preventSlowLeaving();
  const called = vi.fn();
  addEventListener('beforeunload', called, true);
  addEventListener('beforeunload', called);
  dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(called).not.toHaveBeenCalled();
});

it('cutOff gives a document a policy that allows no requests, even if the document has no <head>', () => {
  document.head.remove();
  cutOff();
  const policy = document.querySelector('head > meta[http-equiv]');
  expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  expect(policy?.getAttribute('content')).toBe("default-src 'none'; form-action 'none'");
});
