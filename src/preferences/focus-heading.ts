/**
 * Moves the focus from a button that is about to go to the heading of its section, or of the first
 * section where its own has none, so that it does not fall to the top of the page.
 */
export function focusHeading(button: HTMLElement): void {
  const heading = button.closest('section')?.querySelector('h2');
  (heading ?? button.closest('.kept')?.querySelector('h2'))?.focus();
}
