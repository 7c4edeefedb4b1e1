// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleNotebook } from '../../../../../tests/example-notebook.ts';
import { NOTEBOOK_KEY, SET_ASIDE_KEY } from '../stored-values.ts';
import { keepArticle, markDone, markNotDone } from './changes.ts';
import { EMPTY } from './notebook.ts';
import { changeNotebook, readNotebook, watchNotebook } from './storage.ts';

const now = '2026-07-01T08:00:00.000Z';
const keep = (value: unknown) => localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(value));

/** Limits local storage to a number of UTF-16 code units. */
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

/** Makes local storage throw when it is read or when it is written. */
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

  it('is empty initially, and is not written when it is read', () => {
    expect(readNotebook()).toEqual({ notebook: EMPTY });
    expect(localStorage).toHaveLength(0);
  });

  it('is the same object until it changes', () => {
    keep(exampleNotebook());
    expect(readNotebook()).toBe(readNotebook());
  });

  it('includes data that another tab has written in the meantime', async () => {
    readNotebook();
    keep(exampleNotebook());
    await changeNotebook(markDone('one-thing', now));
    expect(readNotebook().notebook).toEqual(markDone('one-thing', now)(exampleNotebook()));
  });

  it('is removed from storage when it is empty again', async () => {
    await changeNotebook(markDone('one-thing', now));
    await changeNotebook(markNotDone('one-thing'));
    expect(localStorage).toHaveLength(0);
  });

  it('is empty if the stored text is invalid, and that text stays until the next write', () => {
    localStorage.setItem(NOTEBOOK_KEY, '{"version":9}');
    expect(readNotebook()).toEqual({ notebook: EMPTY, unreadable: '{"version":9}' });
    expect(localStorage.getItem(NOTEBOOK_KEY)).toBe('{"version":9}');
    expect(localStorage).toHaveLength(1);
  });

  it('is written after an unreadable text is moved to another key', async () => {
    localStorage.setItem(NOTEBOOK_KEY, 'not a notebook');
    await changeNotebook(markDone('one-thing', now));
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBe('not a notebook');
    expect(readNotebook().notebook.done).toEqual({ 'one-thing': now });
  });

  it('is written after different unreadable texts are joined under another key', async () => {
    localStorage.setItem(NOTEBOOK_KEY, 'not a notebook');
    await changeNotebook(markDone('one-thing', now));
    for (const _ of ['kept', 'tried again']) {
      localStorage.setItem(NOTEBOOK_KEY, '{"version":9}');
      await changeNotebook(markDone('one-thing', now));
    }
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBe('not a notebook\n\n{"version":9}');
  });

  it('is written after an unreadable text is moved, even without room for two copies', async () => {
    limitRoom(1000);
    localStorage.setItem(NOTEBOOK_KEY, 'x'.repeat(600));
    expect(await changeNotebook(markDone('one-thing', now))).toBeUndefined();
    expect(readNotebook().notebook.done).toEqual({ 'one-thing': now });
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBe('x'.repeat(600));
  });

  it('stays unchanged, with advice on freeing space, if an unreadable text cannot be moved', async () => {
    limitRoom(1000);
    localStorage.setItem(NOTEBOOK_KEY, 'x'.repeat(600));
    localStorage.setItem(SET_ASIDE_KEY, 'y'.repeat(300));
    expect(await changeNotebook(markDone('one-thing', now))).toBe(
      'This was not saved: this browser has no storage space left for this site. Unreadable data takes up some of that space. You can save it as a file and delete it under Preferences.',
    );
    expect(localStorage.getItem(NOTEBOOK_KEY)).toBe('x'.repeat(600));
    expect(localStorage.getItem(SET_ASIDE_KEY)).toBe('y'.repeat(300));
  });

  it('is never replaced by an invalid notebook, and the message lists the problem', async () => {
    keep(exampleNotebook());
    const article = { path: 'elsewhere', title: 'a', kept: now };
    expect(await changeNotebook(keepArticle(article))).toBe(
      `This was not saved: the site could not have read it back. notebook has 1 invalid field:
  readingList.0.path
    expected: the address of an article
    received: "elsewhere"`,
    );
    expect(readNotebook()).toEqual({ notebook: exampleNotebook() });
  });

  it.each([
    [
      'QuotaExceededError',
      'This was not saved: this browser has no storage space left for this site.',
    ],
    ['SecurityError', 'This was not saved: this browser does not let the site save anything.'],
  ])('stays unchanged on %s, and the message states the reason', async (name, words) => {
    keep(exampleNotebook());
    refuse('setItem', name);
    expect(await changeNotebook(markDone('one-thing', now))).toBe(words);
    expect(readNotebook().notebook).toEqual(exampleNotebook());
  });

  it('is empty if the browser blocks storage', () => {
    keep(exampleNotebook());
    refuse('getItem', 'SecurityError');
    expect(readNotebook().notebook).toEqual(EMPTY);
  });

  it('calls a listener on changes in this and other tabs until the listener is removed', async () => {
    const onChange = vi.fn();
    const stop = watchNotebook(onChange);
    await changeNotebook(markDone('one-thing', now));
    window.dispatchEvent(new StorageEvent('storage', { key: NOTEBOOK_KEY }));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    await changeNotebook(markNotDone('one-thing'));
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
