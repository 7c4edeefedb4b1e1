/**
 * The heading of a button's section, or of the first section where its own has none. It takes the
 * focus of a button that goes, so that the focus does not fall to the top of the page. Ask while
 * the button is in the page.
 */
export const headingOf = (button: HTMLElement): HTMLElement | null | undefined =>
  button.closest('section')?.querySelector('h2') ?? button.closest('.kept')?.querySelector('h2');
