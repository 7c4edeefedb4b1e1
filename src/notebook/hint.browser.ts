import type { NOTEBOOK_KEY } from './keys.ts';

/** A copy, so that the first script of a page asks for no other file. */
const KEY: typeof NOTEBOOK_KEY = 'notebook';

/**
 * Shows on its button whether the article of this page is on the reading list. A look at the bare
 * text, because the schema would weigh more than the page's script; the island itself reads properly.
 */
export function hintKept(button: Element, path: string): void {
  const show = () => button.setAttribute('aria-pressed', `${holds(`"path":"${path}"`)}`);
  // Comes with every showing of the page, also from the history.
  addEventListener('pageshow', show);
  addEventListener('storage', show);
  // A page that was rendered ahead is opened.
  document.addEventListener('prerenderingchange', show);
}

function holds(words: string): boolean {
  try {
    return localStorage.getItem(KEY)?.includes(words) ?? false;
  } catch {
    return false;
  }
}
