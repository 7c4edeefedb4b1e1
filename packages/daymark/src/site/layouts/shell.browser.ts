import { SEARCH } from '#addresses';

/** The number of CSS pixels of scrolling beyond which the header bar has a background. */
const SCROLL_THRESHOLD = 20;

/** Updates the style of the header bar when the page scrolls. */
export function watchScroll(header: Element): void {
  const update = (top: number) => header.toggleAttribute('data-scrolled', top > SCROLL_THRESHOLD);
  addEventListener('scroll', () => update(scrollY));
  // To ask for the position here would make the browser lay out the page at once.
  new IntersectionObserver(([body]) => update(-Number(body?.boundingClientRect.y))).observe(
    document.body,
  );
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
    else root.querySelector<HTMLElement>(`a[href="${SEARCH}"]`)?.click();
  });
}

/**
 * Makes tables, code and figures tab stops only while they can be scrolled, so that the Tab key stops
 * nowhere in vain. Only Safari needs this script: other browsers do so by themselves.
 */
export function watchScrollers(page: Document): void {
  page.addEventListener('keydown', () => {
    for (const scroller of page.querySelectorAll<HTMLElement>('.wide, figure[tabindex]'))
      scroller.tabIndex = scroller.scrollWidth > scroller.clientWidth ? 0 : -1;
  });
}

/** Replaces the year of the build with the current year if the current year is later. */
export function correctYear(element: Element, now: Date): void {
  const year = now.getFullYear();
  if (year > Number(element.textContent)) element.textContent = `${year}`;
}
