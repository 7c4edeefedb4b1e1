import type { Page } from 'puppeteer-core';

/** Returns the selector of a button by its text or label. */
export const button = (name: string) =>
  `::-p-xpath(.//button[normalize-space()="${name}" or @aria-label="${name}"])`;

/** Selectors of links in the content. Tests follow the first match, whatever the site contains. */
export const links = {
  article: 'main a[href^="/blog/"]:not([href^="/blog/page/"])',
  step: 'main a[href^="/path/"]',
} as const;

/** Returns the path of the page that is open now, which may come from the back/forward cache. */
export const pathOf = (page: Page) => page.evaluate(() => location.pathname);

/** Returns the text of an element, without surrounding space. */
export const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.textContent.trim());

/** Whether an element is visible. False if it does not exist. */
export async function isVisible(page: Page, selector: string): Promise<boolean> {
  const element = await page.$(selector);
  return (await element?.isVisible()) ?? false;
}

/** The facts about the focused element that a visitor perceives. */
export interface Stop {
  /** Its label or text. */
  readonly name: string;
  readonly href: string | null;
  /** Whether at least a part of the element is on the screen, and nothing covers the element. */
  readonly isSeen: boolean;
  /** Whether the element has an outline. */
  readonly isMarked: boolean;
}

export const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const above = document.elementFromPoint(x, y);
    return {
      name: element.ariaLabel ?? element.textContent.trim(),
      href: element.getAttribute('href'),
      isSeen: above !== null && (element.contains(above) || above.contains(element)),
      isMarked: getComputedStyle(element).outlineStyle !== 'none',
    };
  });

/** Presses Tab until the focus is on an element that matches, at most `limit` times. */
export async function tabTo(page: Page, selector: string, limit = 80): Promise<void> {
  for (let count = 0; count < limit; count++) {
    await page.keyboard.press('Tab');
    const isThere = (selector: string) => document.activeElement?.matches(selector) ?? false;
    if (await page.evaluate(isThere, selector)) return;
  }
  throw new Error(`page: expected ${selector} within ${limit} stops of the Tab key; found none`);
}

/** Returns the path that a link points to. */
export const targetOf = (page: Page, link: string) =>
  page.$eval(link, (element) => element.getAttribute('href') ?? '');
