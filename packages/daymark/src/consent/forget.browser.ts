/**
 * Removes a network's first-party data by name: cookies of this host and of its parent domains, and
 * `localStorage` entries. `HttpOnly` cookies stay until they expire.
 */
export function forget(names: readonly string[]): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    for (const domain of isKept(name) ? ['', ...domains] : []) {
      // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
    try {
      if (localStorage.getItem(name) !== null) localStorage.removeItem(name);
    } catch {
      // The browser blocks storage, so there is no data to remove.
    }
  }
}

const isKept = (name: string) =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
