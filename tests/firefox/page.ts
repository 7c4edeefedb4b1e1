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

/** Returns the path that a link points to. */
export const targetOf = (page: Page, link: string) =>
  page.$eval(link, (element) => element.getAttribute('href') ?? '');
