// @vitest-environment happy-dom
// Uses globals of Node together with a document, which needs a process of its own.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleSettings, formatAnswers } from '../../../../tests/consent-settings.ts';
import { STORAGE_KEY, writeRecord } from './record.ts';
import { watchConsent } from './watch-consent.browser.ts';

const UNASKED = 'unasked unasked granted';

function watch(changes: Parameters<typeof exampleSettings>[0] = {}) {
  const heard: string[] = [];
  watchConsent(exampleSettings(changes), (answerOf) => heard.push(formatAnswers(answerOf)));
  return heard;
}

function forbidStorage() {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
}

describe('consent', () => {
  beforeEach(() => {
    localStorage.clear();
    // Fake timers, because a page looks for its platform again and again. A real timer could
    // outlive the document of the test.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is unasked initially, except for a network that needs none, and nothing is stored', () => {
    expect(watch()).toEqual([UNASKED]);
    expect(localStorage).toHaveLength(0);
  });

  it('is read from an earlier answer', () => {
    writeRecord('v1', ['acme']);
    expect(watch()).toEqual(['granted refused granted']);
  });

  it('is reported when the visitor gives or withdraws consent on the page', () => {
    const heard = watch();
    writeRecord('v1', ['acme', 'beta']);
    writeRecord('v1', []);
    expect(heard).toEqual([UNASKED, 'granted granted granted', 'refused refused granted']);
  });

  it('is reported when the visitor gives or erases an answer in another tab', () => {
    const heard = watch();
    const record = { version: 'v1', day: new Date().toISOString().slice(0, 10), granted: ['beta'] };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(record));
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toEqual([UNASKED, 'refused granted granted', UNASKED]);
  });

  it('is read again when a page returns from the back/forward cache', () => {
    const heard = watch();
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ version: 'v1', day: new Date().toISOString(), granted: [] }),
    );
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(heard.at(-1)).toBe('refused refused granted');
  });

  it('that is refused removes the data of the network on the site, but not that of other networks', async () => {
    for (const name of ['acme_id', 'beta_id']) localStorage.setItem(name, '1');
    watch({ kept: { acme: ['acme_id'], beta: ['beta_id'] } });
    writeRecord('v1', ['beta']);
    await expect.poll(() => localStorage.getItem('acme_id')).toBeNull();
    expect(localStorage.getItem('beta_id')).toBe('1');
  });

  it('applies only to the current page if the browser blocks storage', () => {
    forbidStorage();
    const heard = watch();
    writeRecord('v1', ['acme']);
    expect(heard).toEqual([UNASKED, 'granted refused granted']);
    expect(watch()).toEqual([UNASKED]);
  });

  it('is granted without loading the consent platform if no network of the page needs consent', async () => {
    const append = vi.spyOn(document.head, 'append').mockReturnValue();
    const platform = { name: 'Askers', script: '/askers.js', timeout: 10 };
    const heard: string[] = [];
    watchConsent(exampleSettings({ platform }), (answerOf) => heard.push(answerOf('other')));
    await import('./platform.browser.ts');
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).toEqual(['granted']);
    expect(append).not.toHaveBeenCalled();
  });

  it('is unasked until a consent platform answers, despite a stored answer', async () => {
    const append = vi.spyOn(document.head, 'append').mockReturnValue();
    writeRecord('v1', ['acme', 'beta']);
    const heard = watch({ platform: { name: 'Askers', script: '/askers.js', timeout: 10 } });
    await expect.poll(() => append).toHaveBeenCalledOnce();
    expect(heard).toEqual([UNASKED]);
  });

  it('is refused if the browser sends Global Privacy Control, despite an earlier answer', () => {
    writeRecord('v1', ['acme', 'beta']);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(watch()).toEqual(['refused refused granted']);
  });

  it('is asked despite Global Privacy Control, but only for networks that can restrict advertising, if the owner says so', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const heard = watch({ gpc: 'restrict', restrictable: ['beta'] });
    writeRecord('v1', ['acme', 'beta']);
    writeRecord('v1', []);
    expect(heard).toEqual([
      'refused unasked granted',
      'refused restricted granted',
      'refused refused granted',
    ]);
  });
});
