import type { Change } from './changes.ts';
import { NOTEBOOK_KEY, SET_ASIDE_KEY } from './keys.ts';
import { withLock } from './lock.ts';
import { EMPTY, isEmpty, type Notebook, parseNotebook } from './notebook.ts';

/** What this browser holds. */
export interface Reading {
  notebook: Notebook;
  /** What stands in the notebook's place and is none, as it stands. */
  unreadable?: string;
}

const NOTHING: Reading = { notebook: EMPTY };
let lastRaw: string | null = null;
let lastReading = NOTHING;

/** What this browser holds; the same object until it changes. Never fails: what is no notebook is an empty one. */
export function readNotebook(): Reading {
  const raw = stored(NOTEBOOK_KEY);
  if (raw === lastRaw) return lastReading;
  lastRaw = raw;
  lastReading = raw === null ? NOTHING : readingOf(raw);
  return lastReading;
}

/** What a page shows before it has looked. */
export const nothingRead = () => NOTHING;

function readingOf(raw: string): Reading {
  const { notebook } = parseNotebook(raw, NOTEBOOK_KEY);
  return notebook ? { notebook } : { notebook: EMPTY, unreadable: raw };
}

/** What could not be read and was set aside, as it stood. */
export const readSetAside = () => stored(SET_ASIDE_KEY) ?? undefined;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Changes what this browser holds, from what it holds now: another tab may have written since.
 * An empty notebook leaves nothing behind; what could not be read is set aside, not overwritten;
 * what could not be read again is not written.
 * Other tabs wait meanwhile, so that none overwrites this change.
 * @returns why nothing was changed, in words, where nothing was
 */
export const changeNotebook = (change: Change): Promise<string | undefined> =>
  withLock(NOTEBOOK_KEY, () => changeStored(change));

function changeStored(change: Change): string | undefined {
  const { notebook, unreadable } = readNotebook();
  const changed = change(notebook);
  const json = JSON.stringify(changed);
  const { report } = parseNotebook(json, NOTEBOOK_KEY);
  if (report) return `This was not kept: the site could not read it again. ${report}`;
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
}

/**
 * Writes the notebook, or nothing, in place of an unreadable text, and adds that text to what was
 * set aside before, each text once. There may be no room for the text twice, so it is overwritten
 * before it is written aside; if that fails, it is put back.
 */
function replaceUnreadable(unreadable: string, text = ''): void {
  const before = readSetAside();
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

/** Removes what this browser holds under some names. */
export const forget = (...keys: string[]): Promise<void> =>
  withLock(NOTEBOOK_KEY, () => {
    for (const key of keys) {
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage is forbidden, so nothing is in it.
      }
      announce(key);
    }
  });

/** Tells this page what the browser tells other tabs. */
function announce(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Calls back when a change is made here, in another tab, or while this page was left. @returns a function that stops it */
export function watchNotebook(listener: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener('storage', listener, { signal });
  addEventListener('pageshow', listener, { signal });
  // A page that was rendered ahead shows what is kept by the time it is opened.
  document.addEventListener('prerenderingchange', listener, { signal });
  return () => stopped.abort();
}

function failureInWords(error: unknown): string {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  if (!isFull) return 'This was not kept: this browser does not let the site keep anything.';
  const full = 'This was not kept: this browser has no room left for this site.';
  const isDamaged = readNotebook().unreadable !== undefined || readSetAside() !== undefined;
  return isDamaged
    ? `${full} Part of the room is taken by something damaged, which you can save as a file and erase under Preferences.`
    : full;
}
