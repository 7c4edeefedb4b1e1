/**
 * Makes tables, code and figures tab stops only while they scroll, which matters to a visitor who
 * presses keys. Safari needs this script. Other browsers do so by themselves.
 */
export function watchScrollers(page: Document): void {
  page.addEventListener('keydown', () => {
    for (const scroller of page.querySelectorAll<HTMLElement>('.wide, figure[tabindex]'))
      scroller.tabIndex = scroller.scrollWidth > scroller.clientWidth ? 0 : -1;
  });
}
