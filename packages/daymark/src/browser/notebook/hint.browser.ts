import { NOTEBOOK_KEY } from './keys.ts';

/**
 * Sets `aria-pressed` of the bookmark button to whether the article of the page is on the
 * reading list. Searches the text of the stored notebook instead of parsing it, because the schema
 * would be larger than the page's script. After hydration, the island parses the notebook.
 */
export function hintKept(button: Element, path: string): void {
  const show = () => button.setAttribute('aria-pressed', `${holds(`"path":"${path}"`)}`);
  // `pageshow` fires whenever the page is shown, also from the back/forward cache.
  addEventListener('pageshow', show);
  addEventListener('storage', show);
  // `prerenderingchange` fires when the visitor opens a prerendered page.
  document.addEventListener('prerenderingchange', show);
}

function holds(words: string): boolean {
  try {
    return localStorage.getItem(NOTEBOOK_KEY)?.includes(words) ?? false;
  } catch {
    return false;
  }
}
