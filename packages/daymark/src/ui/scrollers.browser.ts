/*
 * Makes tables, code and drawings tab stops while they scroll, so that the keyboard can scroll them.
 * Safari needs this script. Other browsers do so by themselves.
 */

for (const scroller of document.querySelectorAll<HTMLElement>('.wide, figure:has(> svg)')) {
  const observer = new ResizeObserver(() => {
    if (scroller.scrollWidth > scroller.clientWidth) scroller.tabIndex = 0;
    // Without the attribute, the focus would be lost.
    else if (!scroller.matches(':focus')) scroller.removeAttribute('tabindex');
  });
  for (const box of [scroller, ...scroller.children]) observer.observe(box);
}
