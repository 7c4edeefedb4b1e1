/** The number of CSS pixels of scrolling beyond which the header bar has a background. */
const SCROLL_THRESHOLD = 20;

/** Updates the style of the header bar when the page scrolls. */
export function watchScroll(header: Element): void {
  const update = () => header.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
  addEventListener('scroll', update);
  update();
}

/**
 * Adds behaviour that popovers lack: updates `aria-expanded`, and moves the focus to the toggle on
 * Escape, even if the menu does not contain the focus. Closes the menu when the screen becomes
 * wide, and on a click on a link, because the link may lead to the same page, or the page may
 * return from the back/forward cache.
 */
export function watchMenu(menu: HTMLElement, toggle: HTMLElement): void {
  const isOpen = () => menu.matches(':popover-open');
  const updateExpanded = () => toggle.setAttribute('aria-expanded', `${isOpen()}`);
  const close = () => menu.hidePopover();
  menu.addEventListener('toggle', updateExpanded);
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) toggle.focus();
  });
  matchMedia('(--wide-layout)').addEventListener('change', close);
  updateExpanded();
}
