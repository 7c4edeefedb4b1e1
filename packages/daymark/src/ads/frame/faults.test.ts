// @vitest-environment happy-dom
// Uses globals of Node together with a document, which needs a process of its own.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorListener, explainMissingStorage, NO_STORAGE } from './faults.ts';

const SCRIPT = 'https://acme.example/fill.js';
const status = { noteLoss: vi.fn(), noteFault: vi.fn() };

/** A script that did not load. */
const script = (src: string) => Object.assign(document.createElement('script'), { src });
const note = (target: EventTarget, isTrusted = true, address: string | undefined = SCRIPT) =>
  createErrorListener(status, address)({ target, isTrusted });

beforeEach(() => vi.resetAllMocks());

describe('an error in a frame', () => {
  it('is recorded with `noteLoss` if the network’s main script does not load', () => {
    note(script(SCRIPT));
    expect(status.noteLoss).toHaveBeenCalledOnce();
  });

  it('is recorded with `noteFault` if another script does not load: a creative may still appear', () => {
    note(script('https://acme.example/count.js'));
    expect(status.noteLoss).not.toHaveBeenCalled();
    expect(status.noteFault).toHaveBeenCalledOnce();
  });

  it('is recorded with `noteFault` if a script of a network without a main script does not load', () => {
    createErrorListener(status, undefined)({ target: script(SCRIPT), isTrusted: true });
    expect(status.noteLoss).not.toHaveBeenCalled();
    expect(status.noteFault).toHaveBeenCalledOnce();
  });

  it('is recorded with `noteFault` if a script throws', () => {
    note(window);
    expect(status.noteFault).toHaveBeenCalledOnce();
  });

  it('is ignored if an image does not load', () => {
    note(document.createElement('img'));
    expect(status.noteFault).not.toHaveBeenCalled();
  });

  it('is ignored if a creative dispatched it', () => {
    note(window, false);
    note(script(SCRIPT), false);
    expect(status.noteLoss).not.toHaveBeenCalled();
    expect(status.noteFault).not.toHaveBeenCalled();
  });
});

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
