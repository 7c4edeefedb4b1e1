// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import stored from './stored.ts';

function place(value: string | true) {
  const load = vi.fn(async () => async () => {});
  const island = document.createElement('div');
  stored(load, { name: 'stored', value: String(value) }, island);
  return { island, load };
}

describe('client:stored', () => {
  beforeEach(() => localStorage.clear());

  it('hydrates on interaction if storage does not contain the given key', () => {
    localStorage.setItem('another', 'thing');
    const { island, load } = place('notebook');
    expect(load).not.toHaveBeenCalled();
    island.dispatchEvent(new Event('focusin'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('hydrates at once if storage contains the given key', () => {
    localStorage.setItem('notebook', '{}');
    expect(place('notebook').load).toHaveBeenCalledOnce();
  });

  it('hydrates at once for any stored key if no key is given', () => {
    localStorage.setItem('another', 'thing');
    expect(place(true).load).toHaveBeenCalledOnce();
  });

  it('hydrates once when another tab stores data', () => {
    const { load } = place('notebook');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(load).not.toHaveBeenCalled();
    localStorage.setItem('notebook', '{}');
    window.dispatchEvent(new StorageEvent('storage'));
    window.dispatchEvent(new StorageEvent('storage'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('hydrates when a prerendered page is activated after data was stored', () => {
    const { load } = place('notebook');
    localStorage.setItem('notebook', '{}');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('hydrates when the page returns from the back/forward cache after data was stored', () => {
    const { load } = place('notebook');
    localStorage.setItem('notebook', '{}');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('waits for an interaction if storage is forbidden', () => {
    const getItem = vi.fn(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    vi.stubGlobal('localStorage', { getItem });
    const { load } = place('notebook');
    vi.unstubAllGlobals();
    expect(getItem).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
  });
});
