/*
 * Sets the headlines of a page in the site's typeface if its files come after the first paint, under a
 * second family name, because a page does not use a late file of the first (`font-display: optional`).
 * Running text and its headings keep their fallback: lines would move.
 */

const headlines = [...document.querySelectorAll<HTMLElement>('.display')];

/** The milliseconds after the first paint up to which a reader has hardly begun to read. */
const LATEST = 1000;

const range = new Range();

/** Returns the size of a headline, and where its text begins in it. */
function boxOf(headline: HTMLElement): string {
  range.selectNodeContents(headline);
  const { y, width, height } = headline.getBoundingClientRect();
  return `${[width, height, Math.round(y - range.getBoundingClientRect().y)]}`;
}

for (const sheet of document.styleSheets)
  for (const { cssText } of [...sheet.cssRules])
    if (/optional/.test(cssText))
      sheet.insertRule(cssText.replace(/y:[^;]*/, 'y:Late').replace('optional', 'swap'));

const words = headlines.map(({ textContent }) => textContent).join('');
document.fonts.load('1em Late', words).then(
  () => {
    const [paint] = performance.getEntriesByType('paint');
    if (performance.now() - Number(paint?.startTime) > LATEST) return;
    // All of this happens before the next frame. Of a page in the typeface, nothing changes.
    const boxes = headlines.map(boxOf);
    for (const { classList } of headlines) classList.toggle('late');
    const changed = headlines.filter((headline, index) => boxOf(headline) !== boxes[index]);
    for (const { classList } of changed) classList.toggle('late');
  },
  () => {},
);

export {};
