import {
  NOTEBOOK_KEY,
  readStored,
  SCHEME_KEY,
  store,
  TEXT_KEY,
  watchStored,
} from '../../browser/stored-values.ts';
import saved from '../articles/saved.browser.ts?lazy';

/**
 * Synchronizes a colour scheme switch with the page, also after a choice on another page. Nothing
 * is stored before a choice or after the choice of "System".
 */
export function watchScheme(panel: HTMLElement, root: HTMLElement): void {
  const choices = [...panel.querySelectorAll('input')];
  const show = (scheme: string | null) => {
    if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
    else delete root.dataset.scheme;
    for (const choice of choices)
      choice.checked = choice.value === (root.dataset.scheme ?? 'system');
  };
  panel.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLInputElement;
    show(value);
    store(SCHEME_KEY, value === 'system' ? '' : value);
  });
  watchStored(SCHEME_KEY, show);
  show(root.dataset.scheme ?? null);
}

/**
 * Keeps the text size and line spacing of the page as they are stored. prose.css has the styles.
 * @param panel the switches, on the preferences page. The value of a default is an empty string.
 */
export function watchText(panel: HTMLElement | null, root: HTMLElement): void {
  const inputs = [...(panel?.querySelectorAll('input') ?? [])];
  const show = (text: string | null) => {
    if (text) root.dataset.text = text;
    else delete root.dataset.text;
    const words = text?.split(' ');
    for (const input of inputs) if (!input.value) input.checked = true;
    for (const input of inputs) if (words?.includes(input.value)) input.checked = true;
  };
  panel?.addEventListener('change', () => {
    const chosen = inputs.filter(({ checked, value }) => checked && value);
    const text = chosen.map(({ value }) => value).join(' ');
    show(text);
    store(TEXT_KEY, text);
  });
  watchStored(TEXT_KEY, show);
  show(root.dataset.text ?? null);
}

/**
 * Shows the visitor's saved articles. Loads the code for the number only if there are saved
 * articles. To find saved articles, it searches the text of the stored notebook, because the schema
 * would be larger than the script of the page.
 */
export function watchSaved(): void {
  const show = (notebook: string | null) => {
    if (notebook?.includes('"path":"')) import(/* @vite-ignore */ saved);
  };
  watchStored(NOTEBOOK_KEY, show);
  show(readStored(NOTEBOOK_KEY));
}
