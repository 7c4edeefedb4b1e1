import { NOTEBOOK_KEY, readStored, watchStored } from '../../browser/stored-values.ts';

/**
 * Sets `aria-pressed` of the bookmark button to whether the article of the page is on the
 * reading list. Searches the text of the stored notebook instead of parsing it, because the schema
 * would be larger than the page's script. After hydration, the island parses the notebook.
 */
export function hintKept(button: Element, path: string): void {
  const show = (notebook: string | null) => {
    const isKept = notebook?.includes(`"path":"${path}"`) ?? false;
    button.setAttribute('aria-pressed', `${isKept}`);
  };
  watchStored(NOTEBOOK_KEY, show);
  show(readStored(NOTEBOOK_KEY));
}
