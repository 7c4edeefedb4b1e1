/** Beyond this many CSS pixels of scroll the bar turns translucent. */
export const SCROLL_THRESHOLD = 20;

/** Keeps the bar's style true to how far the page has scrolled. */
export function watchScroll(header: Element): void {
  const update = () => header.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  update();
}

/**
 * Adds to the menu what the browser leaves out: `aria-expanded` true to what is
 * seen, closing on a chosen link (the page may be the same, or come back from
 * the browser's cache) and when the screen becomes wide, focus back to the toggle on Escape.
 */
export function watchMenu(menu: HTMLElement, toggle: HTMLElement): void {
  const isOpen = () => menu.matches(':popover-open');
  const tell = () => toggle.setAttribute('aria-expanded', String(isOpen()));
  const close = () => {
    if (isOpen()) menu.hidePopover();
  };
  menu.addEventListener('toggle', tell);
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  menu.ownerDocument.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) toggle.focus();
  });
  matchMedia('(width>=48rem)').addEventListener('change', close);
  tell();
}
