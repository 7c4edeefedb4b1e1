/** Fields in which the shortcut has no effect: on some systems, Ctrl+K deletes text in them. */
const WRITING = 'input:not([type="radio"]), textarea, select, [contenteditable]';

/**
 * Opens the search page on Ctrl+K and Command+K, or focuses the search field if the page has one.
 * The shortcut is not a single letter, because users of speech input would trigger it by accident
 * (WCAG 2.1.4).
 */
export function watchSearchKeys(root: Document): void {
  root.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isShortcut = (ctrlKey || metaKey) && !altKey && !shiftKey && /^k$/i.test(key);
    if (!isShortcut || (target as Element).closest(WRITING)) return;
    event.preventDefault();
    // Checks the element's type, because a heading of an article may have the same id.
    const field = root.querySelector<HTMLInputElement>('input#search');
    if (field) field.focus();
    else root.querySelector<HTMLElement>('a[href="/search"]')?.click();
  });
}
