import type { Page } from '@playwright/test';

/**
 * Finds text in list rows that wraps in a column too narrow to read.
 * @param least - the minimum width of a readable column, in rem. 8rem is about 16 characters
 * @returns one line for each text: its first characters and its width
 */
export function findNarrowText(page: Page, least: number): Promise<string[]> {
  return page.evaluate((rems) => {
    const minWidth = rems * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isOneLine = (text: HTMLElement) =>
      text.clientHeight < 2 * Number.parseFloat(getComputedStyle(text).fontSize);
    const rows = ['li', 'article'].map((row) => `main ${row}`);
    // Ad slots do not count: they are as wide as their creatives, which do not grow with the text.
    const selector = `:is(${rows}) :is(p, h2, h3, blockquote):not(.slot *)`;
    const texts = document.querySelectorAll<HTMLElement>(selector);
    return [...texts]
      .filter((text) => text.checkVisibility() && !text.ariaHidden && !isOneLine(text))
      .filter(({ clientWidth }) => clientWidth < minWidth)
      .map(({ textContent, clientWidth }) => `${textContent.slice(0, 40)}: ${clientWidth} px`);
  }, least);
}
