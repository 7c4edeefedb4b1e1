/**
 * Makes tables, code and drawings tab stops only while they scroll. Safari needs this script. Other
 * browsers do so by themselves.
 */
export function watchScrollers(page: Document): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
  });
  for (const scroller of page.querySelectorAll('.wide, figure:has(> svg)'))
    observer.observe(scroller);
}
