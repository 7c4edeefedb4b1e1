// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import kept from './kept.ts';

function place(value: string | true) {
  const load = vi.fn(async () => async () => {});
  const island = document.createElement('div');
  kept(load, { name: 'kept', value: String(value) }, island);
  return { island, load };
}

describe('an island of what a visitor keeps', () => {
  beforeEach(() => localStorage.clear());

  it('is not fetched where nothing is kept, before a visitor turns to it', () => {
    localStorage.setItem('another', 'thing');
    const { island, load } = place('notebook');
    expect(load).not.toHaveBeenCalled();
    island.dispatchEvent(new Event('focusin'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('is hydrated at once where something is kept for it', () => {
    localStorage.setItem('notebook', '{}');
    expect(place('notebook').load).toHaveBeenCalledOnce();
  });

  it('is hydrated for anything that is kept where it names nothing', () => {
    localStorage.setItem('another', 'thing');
    expect(place(true).load).toHaveBeenCalledOnce();
  });

  it('is hydrated once another tab keeps something', () => {
    const { load } = place('notebook');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(load).not.toHaveBeenCalled();
    localStorage.setItem('notebook', '{}');
    window.dispatchEvent(new StorageEvent('storage'));
    window.dispatchEvent(new StorageEvent('storage'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('is hydrated when its page, rendered ahead, is opened after something was kept', () => {
    const { load } = place('notebook');
    localStorage.setItem('notebook', '{}');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('is hydrated when its page is shown again from the history after something was kept', () => {
    const { load } = place('notebook');
    localStorage.setItem('notebook', '{}');
    window.dispatchEvent(new Event('pageshow'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('waits for a visitor where storage is forbidden', () => {
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
