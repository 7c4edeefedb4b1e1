// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget } from './forget.browser.ts';

/** Stubs the browser's cookies. Returns a list that collects all writes. */
function keepCookies(kept: string): string[] {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(kept);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => written.push(value));
  return written;
}

describe('the data of a network', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is removed from the cookies of the host and its parent domains, by name', () => {
    vi.stubGlobal('location', { hostname: 'www.daymark.example' });
    const written = keepCookies('other=2; acme_id=1');
    forget(['acme_id']);
    expect(written).toEqual([
      'acme_id=; path=/; max-age=0',
      'acme_id=; path=/; max-age=0; domain=www.daymark.example',
      'acme_id=; path=/; max-age=0; domain=daymark.example',
      'acme_id=; path=/; max-age=0; domain=example',
    ]);
  });

  it('is removed from localStorage, and other entries stay', () => {
    localStorage.setItem('acme_id', '1');
    localStorage.setItem('consent', '{}');
    forget(['acme_id']);
    expect(Object.keys(localStorage)).toEqual(['consent']);
  });

  it('causes no writes if the network has stored nothing', () => {
    const written = keepCookies('acme_id_2=1; other=acme_id');
    const remove = vi.spyOn(Storage.prototype, 'removeItem');
    forget(['acme_id']);
    expect(written).toEqual([]);
    expect(remove).not.toHaveBeenCalled();
  });

  it('causes no error if the browser blocks storage', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid });
    expect(() => forget(['acme_id'])).not.toThrow();
  });
});
