import { store, watchStored } from '../../../browser/stored-values.ts';

/** The storage key of the chosen text size and line spacing: words, such as "large wide". */
export const STORAGE_KEY = 'text';

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
    for (const input of inputs)
      if (input.value && words?.includes(input.value)) input.checked = true;
  };
  panel?.addEventListener('change', () => {
    const chosen = inputs.filter(({ checked, value }) => checked && value);
    const text = chosen.map(({ value }) => value).join(' ');
    show(text);
    store(STORAGE_KEY, text);
  });
  watchStored(STORAGE_KEY, show);
  show(root.dataset.text ?? null);
}
