/** Returns the stored choice; an empty string if there is none or storage is forbidden. */
export function readChoice(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores a choice; removes it if it is empty, so that nothing is stored for a default. */
export function storeChoice(key: string, choice: string): void {
  try {
    if (choice) localStorage.setItem(key, choice);
    else localStorage.removeItem(key);
  } catch {
    // If storage is forbidden or full, the choice applies only to this page.
    return;
  }
  // Browsers fire this event only in other tabs, but this page may show the choice twice.
  dispatchEvent(new StorageEvent('storage', { key }));
}

/**
 * Calls `show` with the stored choice after each change in any tab, and when the page returns from
 * the back/forward cache or has been prerendered before the choice.
 */
export function watchChoice(key: string, show: (choice: string) => void): void {
  const update = () => show(readChoice(key));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
  addEventListener('storage', ({ key: changed }) => {
    // Without a key, everything was removed.
    if ((changed ?? key) === key) update();
  });
  document.addEventListener('prerenderingchange', update);
}
