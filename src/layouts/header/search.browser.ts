/** Where a key is a letter of what a visitor writes. */
const WRITING = 'input:not([type="radio"]), textarea, select, [contenteditable]';

/** `/`, Ctrl+K and Command+K lead to the search, or into its field where that is on the page. */
export function watchSearchKeys(root: Document): void {
  root.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const hasModifier = ctrlKey || metaKey;
    const isShortcut = hasModifier ? key.toLowerCase() === 'k' : key === '/';
    if (!isShortcut || altKey || (target instanceof Element && target.closest(WRITING))) return;
    event.preventDefault();
    // A heading of an article may have this id too.
    const field = root.querySelector<HTMLInputElement>('input#search');
    if (field) field.focus();
    else root.querySelector<HTMLElement>('a[href="/search"]')?.click();
  });
}
