import { store, watchStored } from '../../../browser/stored-values.ts';

/** The storage key of the chosen colour scheme. */
export const STORAGE_KEY = 'color-scheme';

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
  panel.addEventListener('change', () => {
    const scheme = choices.find(({ checked }) => checked)?.value ?? 'system';
    show(scheme);
    store(STORAGE_KEY, scheme === 'system' ? '' : scheme);
  });
  watchStored(STORAGE_KEY, show);
  show(root.dataset.scheme ?? null);
}
