import type { Page } from '@playwright/test';

/** Sets the browser's default font size (1rem) to a number of CSS pixels. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: size, fixed: Math.round((size * 13) / 16) };
  await session.send('Page.setFontSizes', { fontSizes });
}
