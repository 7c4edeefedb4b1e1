// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepArticle, markDone, markNotDone } from './changes.ts';
import { exampleNotebook } from './example.ts';
import { NOTEBOOK_KEY, SET_ASIDE_KEY } from './keys.ts';
import { EMPTY } from './notebook.ts';
import { changeNotebook, readNotebook, watchNotebook } from './storage.ts';

const now = '2026-07-01T08:00:00.000Z';
const keep = (value: unknown) => localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(value));

/** Gives the browser room for so many letters. */
function limitRoom(letters: number): void {
  const kept = new Map<string, string>();
  const lengthOf = ([key, value]: [string, string]) => key.length + value.length;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, value: string) => {
      const entries = [...new Map(kept).set(key, value)];
      if (entries.map(lengthOf).reduce((sum, length) => sum + length) > letters)
        throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
}

/** Makes the browser refuse to read or to write, and otherwise do as before. */
function refuse(what: 'getItem' | 'setItem', name: string): void {
  const storage = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    [what]: () => {
      throw new DOMException('no', name);
    },
  });
}

describe('the notebook in this browser', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it('is empty at first, and looking at it writes nothing', () => {
    expect(readNotebook()).toEqual({ notebook: EMPTY });
    expect(localStorage).toHaveLength(0);
  });

  it('is the same object until it changes', () => {
    keep(exampleNotebook());
    expect(readNotebook()).toBe(readNotebook());
  });

  it('builds on what another tab has written since', async () => {
    readNotebook();
    keep(exampleNotebook());
    await changeNotebook(markDone('one-thing', now));
    expect(readNotebook().notebook).toEqual(markDone('one-thing', now)(exampleNotebook()));
  });

  it('leaves nothing behind when it is empty again', async () => {
    await changeNotebook(markDone('one-thing', now));
    await changeNotebook(markNotDone('one-thing'));
    expect(localStorage).toHaveLength(0);
  });

  it('is empty where something else stands in its place, which stays until something is kept', () => {
    localStorage.setItem(NOTEBOOK_KEY, '{"version":9}');
    expect(readNotebook()).toEqual({ notebook: EMPTY, unreadable: '{"version":9}' });
    expect(localStorage.getItem(NOTEBOOK_KEY)).toBe('{"version":9}');
    expect(localStorage).toHaveLength(1);
  });

  it('sets aside what it cannot read before it writes', async () => {
    localStorage.setItem(NOTEBOOK_KEY, 'not a notebook');
    await changeNotebook(markDone('one-thing', now));
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBe('not a notebook');
    expect(readNotebook().notebook.done).toEqual({ 'one-thing': now });
  });

  it('adds to what was set aside before, each text once', async () => {
    localStorage.setItem(NOTEBOOK_KEY, 'not a notebook');
    await changeNotebook(markDone('one-thing', now));
    for (const _ of ['kept', 'tried again']) {
      localStorage.setItem(NOTEBOOK_KEY, '{"version":9}');
      await changeNotebook(markDone('one-thing', now));
    }
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBe('not a notebook\n\n{"version":9}');
  });

  it('sets aside what it cannot read where there is no room for it twice', async () => {
    limitRoom(1000);
    localStorage.setItem(NOTEBOOK_KEY, 'x'.repeat(600));
    expect(await changeNotebook(markDone('one-thing', now))).toBeUndefined();
    expect(readNotebook().notebook.done).toEqual({ 'one-thing': now });
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBe('x'.repeat(600));
  });

  it('stays as it was, and says how to make room, where there is none to set it aside', async () => {
    limitRoom(1000);
    localStorage.setItem(NOTEBOOK_KEY, 'x'.repeat(600));
    localStorage.setItem(SET_ASIDE_KEY, 'y'.repeat(300));
    expect(await changeNotebook(markDone('one-thing', now))).toBe(
      'This was not kept: this browser has no room left for this site. Part of the room is taken by something damaged, which you can save as a file and erase under Preferences.',
    );
    expect(localStorage.getItem(NOTEBOOK_KEY)).toBe('x'.repeat(600));
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBe('y'.repeat(300));
  });

  it('is never made one that cannot be read, and says what was wrong', async () => {
    keep(exampleNotebook());
    const article = { path: '/elsewhere', title: 'a', kept: now };
    expect(await changeNotebook(keepArticle(article))).toBe(
      `This was not kept: the site could not read it again. notebook has 1 wrong field:
  readingList.0.path
    expected: the address of an article
    received: "/elsewhere"`,
    );
    expect(readNotebook()).toEqual({ notebook: exampleNotebook() });
  });

  it.each([
    ['QuotaExceededError', 'This was not kept: this browser has no room left for this site.'],
    ['SecurityError', 'This was not kept: this browser does not let the site keep anything.'],
  ])('says why on %s, and stays as it was', async (name, words) => {
    keep(exampleNotebook());
    refuse('setItem', name);
    expect(await changeNotebook(markDone('one-thing', now))).toBe(words);
    expect(readNotebook().notebook).toEqual(exampleNotebook());
  });

  it('is empty where storage is forbidden', () => {
    keep(exampleNotebook());
    refuse('getItem', 'SecurityError');
    expect(readNotebook().notebook).toEqual(EMPTY);
  });

  it('tells of changes here and in other tabs until it is asked to stop', async () => {
    const told = vi.fn();
    const stop = watchNotebook(told);
    await changeNotebook(markDone('one-thing', now));
    window.dispatchEvent(new StorageEvent('storage', { key: NOTEBOOK_KEY }));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(told).toHaveBeenCalledTimes(3);
    stop();
    await changeNotebook(markNotDone('one-thing'));
    expect(told).toHaveBeenCalledTimes(3);
  });
});
