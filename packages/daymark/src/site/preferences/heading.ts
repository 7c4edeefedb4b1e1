/**
 * Returns the heading of a button's section, or the first heading of the island if the section has
 * no heading. The heading takes the focus when the button disappears, because the focus would
 * otherwise move to the top of the page. Call this while the button is in the page.
 */
export const headingOf = (button: HTMLElement): HTMLElement | null | undefined =>
  button.closest('section')?.querySelector('h2') ?? button.closest('.kept')?.querySelector('h2');
