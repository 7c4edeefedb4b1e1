// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleSettings } from '../../../../tests/consent-settings.ts';

/** Opens the choices of a platform with the given globals. `outcome` is the event of its script. */
async function open(globals: Record<string, unknown>, reopen?: string, outcome = 'load') {
  vi.resetModules();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event(outcome));
  });
  const { openPlatform } = await import('./platform.browser.ts');
  const platform = { name: 'Askers', script: '/askers.js', timeout: 10, reopen };
  return openPlatform(exampleSettings({ platform }));
}

/** A platform API that calls back with the given values; without values, it never calls back. */
const knowing = (...answer: unknown[]) =>
  vi.fn((_command: string, _version: number, callback: (...values: unknown[]) => void) => {
    if (answer.length > 0) callback(...answer);
  });

describe('the choices of a consent platform', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('open with the configured function, called as a method of its object', async () => {
    const owner = { reopen: vi.fn() };
    const api = knowing(undefined, true);
    expect(await open({ askers: owner, __tcfapi: api }, 'askers.reopen')).toBe(true);
    expect(owner.reopen.mock.contexts).toEqual([owner]);
    expect(api).not.toHaveBeenCalled();
  });

  it('open with the configured function as soon as the platform has defined it', async () => {
    const reopen = vi.fn();
    setTimeout(() => vi.stubGlobal('reopen', reopen), 1000);
    expect(await open({ __tcfapi: knowing(null, false) }, 'reopen')).toBe(true);
    expect(reopen).toHaveBeenCalledOnce();
  });

  it('open with the command `displayConsentUi` if no configured function exists', async () => {
    for (const reopen of [undefined, 'askers.reopen', 'reopen']) {
      const api = knowing(undefined, true);
      expect(await open({ __tcfapi: api }, reopen)).toBe(true);
      expect(api.mock.lastCall?.slice(0, 2)).toEqual(['displayConsentUi', 2]);
    }
  });

  it.each([
    ['does not support the command', { __tcfapi: knowing(null, false) }, 'load'],
    ['neither replies nor shows its dialog', { __tcfapi: knowing() }, 'load'],
    ['has no API', {}, 'load'],
    ['does not load', { __tcfapi: knowing(undefined, true) }, 'error'],
  ])('do not open if the platform %s', async (_, globals, outcome) => {
    expect(await open(globals, undefined, outcome)).toBe(false);
  });

  it('do not open if the platform throws, and the console shows a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const broken = () => {
      throw new Error('broken');
    };
    expect(await open({ reopen: broken }, 'reopen')).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
  });
});
