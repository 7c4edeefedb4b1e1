/*
 * The values that a visitor keeps in local storage, which browsers may block. The build puts a
 * copy of this module into the scripts of each folder, such as `site/layouts/` (see
 * `scripts/site-constants.ts`). The module must therefore have no state.
 */

/** The key of one document with progress on the path, reading list and notes: see notebook.ts. */
export const NOTEBOOK_KEY = 'notebook';

/** The key to which a write moves a stored notebook that cannot be parsed. */
export const SET_ASIDE_KEY = 'notebook-set-aside';

/** The key of the time of the last "Later". Used only if `restDays` is more than 0. */
export const DONATION_KEY = 'donation-later';

/** The key of the chosen colour scheme. */
export const SCHEME_KEY = 'color-scheme';

/** The key of the chosen text size and line spacing: words, such as "large wide". */
export const TEXT_KEY = 'text';

/** Reads a value; null if there is none or the browser blocks storage. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether local storage has any value. */
export function isAnythingStored(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

/**
 * Stores a value, or removes it if it is empty, so that nothing is stored for a default. If storage
 * is blocked or full, the value applies to this page only.
 */
export function store(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // The listeners on this page get the value anyway.
  }
  announce(key, value);
}

/** Dispatches the `storage` event on this page, because browsers send it only to other tabs. */
export function announce(key: string, newValue: string | null = null): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/**
 * Calls the listener with the value of a key when it may have changed: in any tab, while the page
 * was in the back/forward cache, or before the visitor opened a prerendered page.
 * @param key undefined for all keys
 */
export function watchStored(
  key: string | undefined,
  listener: (value: string | null) => void,
  options?: AddEventListenerOptions,
): void {
  const read = () => listener(key ? readStored(key) : null);
  const onStorage = ({ key: changed, newValue }: StorageEvent) => {
    if (newValue !== null && changed === key) listener(newValue);
    // The event has no key if all values were removed.
    else if (!key || (changed ?? key) === key) read();
  };
  addEventListener('storage', onStorage, options);
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read();
  };
  addEventListener('pageshow', onShow, options);
  document.addEventListener('prerenderingchange', read, options);
}
