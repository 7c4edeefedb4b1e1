/**
 * Removes what a network has kept in this browser as if it were the site's own: cookies of this host
 * and of the domains above it, and storage. Cookies that script may not read stay until they expire.
 */
export function forget(names: readonly string[]): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    for (const domain of isKept(name) ? ['', ...domains] : []) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the store that replaces it.
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
    try {
      if (localStorage.getItem(name) !== null) localStorage.removeItem(name);
    } catch {
      // Storage is forbidden: nothing is in it.
    }
  }
}

const isKept = (name: string) =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
