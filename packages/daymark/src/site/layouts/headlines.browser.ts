/** The milliseconds after the first paint up to which a reader has hardly begun to read. */
const LATEST = 1000;

/**
 * Sets the headlines of a page in the site's typeface if its file comes after the first paint, under a
 * second family name, because a page does not use a late file of the first (`font-display: optional`).
 * Running text and its headings keep their fallback: lines would move. Nothing changes on a page that
 * is in the typeface.
 * @param font the address of the first file of the typeface
 */
export function setHeadlines(font: string): void {
  // The upright face suffices, because all faces of a typeface have the same metrics.
  const [face] = document.fonts;
  const late = new FontFace('Late', `url(${font})`, face);
  // A ResizeObserver reports no inline boxes.
  const headlines = document.querySelectorAll<HTMLElement>('.display:not(span)');
  let isWatched = false;

  // The browser reports the boxes as they are, and then those that change, before it paints them.
  const observer = new ResizeObserver((changes) => {
    if (isWatched)
      for (const { target } of changes) {
        (target as HTMLElement).style.fontFamily = '';
        observer.unobserve(target);
      }
    else late.load().then(set, () => {}); // After a failure, the next page tries again.
    isWatched = true;
  });

  function set(): void {
    document.fonts.add(late);
    const [paint] = performance.getEntriesByType('paint');
    if (performance.now() - Number(paint?.startTime) < LATEST)
      for (const { style } of headlines) style.fontFamily = 'Late,var(--font-text)';
    // Ends the observation, because later changes of size have other causes, such as the window.
    requestAnimationFrame(() => requestAnimationFrame(() => observer.disconnect()));
  }

  for (const headline of headlines) observer.observe(headline);
}
