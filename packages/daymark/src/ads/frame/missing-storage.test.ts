// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { explainMissingStorage, NO_STORAGE } from './missing-storage.ts';

it('an access to cookies or storage throws the browser’s error, with the remedy', () => {
  const onAccess = vi.fn();
  explainMissingStorage(onAccess);
  const accesses = [
    () => document.cookie,
    () => Reflect.set(document, 'cookie', 'a=b'),
    () => localStorage,
    () => window.sessionStorage,
  ];
  for (const access of accesses)
    expect(access).toThrow(expect.objectContaining({ name: 'SecurityError', message: NO_STORAGE }));
  expect(onAccess).toHaveBeenCalledTimes(accesses.length);
  expect(NO_STORAGE).toContain('set its mode to "second-host"');
});

it('a property that somebody has fixed stays as it is', () => {
  Object.defineProperty(document, 'cookie', { value: 'fixed', configurable: false });
  expect(() => explainMissingStorage(() => {})).not.toThrow();
  expect(document.cookie).toBe('fixed');
});
