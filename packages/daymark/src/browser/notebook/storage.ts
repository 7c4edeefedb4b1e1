import * as wording from '#words';
import {
  announce,
  NOTEBOOK_KEY,
  readStored,
  SET_ASIDE_KEY,
  store,
  watchStored,
} from '../stored-values.ts';
import { withLock } from './lock.ts';
import { type Change, EMPTY, isEmpty, type Notebook, parseNotebook } from './notebook.ts';

/** What the storage contains. */
interface Reading {
  notebook: Notebook;
  /** The stored text, if it cannot be parsed as a notebook. */
  unreadable?: string;
}

const NOTHING: Reading = { notebook: EMPTY };
let lastRaw: string | null = null;
let lastReading = NOTHING;

/**
 * Reads the notebook of this browser. Returns the same object until the notebook changes. Never
 * throws: returns an empty notebook if the stored text cannot be parsed as a notebook.
 */
export function readNotebook(): Reading {
  const raw = readStored(NOTEBOOK_KEY);
  if (raw === lastRaw) return lastReading;
  lastRaw = raw;
  if (raw === null) lastReading = NOTHING;
  else {
    const { notebook } = parseNotebook(raw, NOTEBOOK_KEY);
    lastReading = notebook ? { notebook } : { notebook: EMPTY, unreadable: raw };
  }
  return lastReading;
}

/** Returns the empty notebook that a page shows before it reads storage. */
export const nothingRead = () => NOTHING;

/**
 * Applies a change to the currently stored notebook, which another tab may have changed.
 * Removes an empty notebook from storage. Moves unreadable text to `SET_ASIDE_KEY`.
 * Does not write a notebook that it could not parse again.
 * Other tabs wait until the change is written, so that no tab overwrites it.
 * @returns a sentence for the visitor with the reason, if the notebook was not changed
 */
export const changeNotebook = (change: Change) =>
  withLock(NOTEBOOK_KEY, (): string | undefined => {
    const { notebook, unreadable } = readNotebook();
    const changed = change(notebook);
    const json = JSON.stringify(changed);
    const { report } = parseNotebook(json, NOTEBOOK_KEY);
    if (report) return wording.notKeptFaulty(report);
    const text = isEmpty(changed) ? undefined : json;
    try {
      if (unreadable !== undefined) replaceUnreadable(unreadable, text);
      else if (text === undefined) localStorage.removeItem(NOTEBOOK_KEY);
      else localStorage.setItem(NOTEBOOK_KEY, text);
    } catch (error) {
      return failureInWords(error);
    }
    announce(NOTEBOOK_KEY);
    return undefined;
  });

/**
 * Replaces unreadable text under `NOTEBOOK_KEY` with `text`, or removes it if `text` is empty.
 * Appends the unreadable text to the value of `SET_ASIDE_KEY`, unless that value ends with it.
 * Storage may have no room for two copies, so the function first overwrites the unreadable text,
 * and then stores that text under the other key. If this fails, the function restores the
 * unreadable text.
 */
function replaceUnreadable(unreadable: string, text = ''): void {
  const before = readStored(SET_ASIDE_KEY);
  localStorage.setItem(NOTEBOOK_KEY, text);
  try {
    if (!before?.endsWith(unreadable))
      localStorage.setItem(SET_ASIDE_KEY, before ? `${before}\n\n${unreadable}` : unreadable);
  } catch (error) {
    localStorage.setItem(NOTEBOOK_KEY, unreadable);
    throw error;
  }
  if (!text) localStorage.removeItem(NOTEBOOK_KEY);
}

/** Removes keys from local storage. */
export const forget = (...keys: string[]): Promise<void> =>
  withLock(NOTEBOOK_KEY, () => {
    for (const key of keys) store(key, '');
  });

/**
 * Calls the listener when stored data changes in any tab, and when the page is shown again.
 * @returns a function that removes the listener
 */
export function watchNotebook(listener: () => void): () => void {
  const stopped = new AbortController();
  watchStored(undefined, listener, { signal: stopped.signal });
  return () => stopped.abort();
}

/** Returns a sentence for the visitor about why the browser did not store the notebook. */
function failureInWords(error: unknown): string {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  if (!isFull) return wording.notKeptBlocked;
  const isDamaged = readNotebook().unreadable !== undefined || readStored(SET_ASIDE_KEY) !== null;
  return isDamaged
    ? wording.notKeptFull + wording.space + wording.notKeptDamaged
    : wording.notKeptFull;
}
