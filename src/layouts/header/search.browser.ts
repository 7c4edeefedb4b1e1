/** Where the keys are the field's: on some systems Ctrl+K deletes the rest of a line. */
const WRITING = 'input:not([type="radio"]), textarea, select, [contenteditable]';

/**
 * Ctrl+K and Command+K lead to the search, or into its field where that is on the page. A letter
 * alone is no key here: who writes by voice would press it unawares (WCAG 2.1.4).
 */
export function watchSearchKeys(root: Document): void {
  root.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isShortcut = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
    if (!isShortcut || (target instanceof Element && target.closest(WRITING))) return;
    event.preventDefault();
    // A heading of an article may have this id too.
    const field = root.querySelector<HTMLInputElement>('input#search');
    if (field) field.focus();
    else root.querySelector<HTMLElement>('a[href="/search"]')?.click();
  });
}
