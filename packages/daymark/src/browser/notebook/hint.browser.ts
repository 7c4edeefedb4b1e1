import type { NOTEBOOK_KEY } from './keys.ts';

/** A copy, not an import, so that the page's first script loads no other file. */
const KEY: typeof NOTEBOOK_KEY = 'notebook';

/**
 * Sets `aria-pressed` of the bookmark button, which is true if the article of this page is on the
 * reading list. Searches the stored text, because the schema would be larger than the page's
 * script. The island itself parses the notebook.
 */
export function hintKept(button: Element, path: string): void {
  const show = () => button.setAttribute('aria-pressed', `${holds(`"path":"${path}"`)}`);
  // Fires whenever the page is shown, also from the back/forward cache.
  addEventListener('pageshow', show);
  addEventListener('storage', show);
  // Fires when the visitor opens a prerendered page.
  document.addEventListener('prerenderingchange', show);
}

function holds(words: string): boolean {
  try {
    return localStorage.getItem(KEY)?.includes(words) ?? false;
  } catch {
    return false;
  }
}
