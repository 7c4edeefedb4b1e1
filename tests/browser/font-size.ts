import type { Page } from '@playwright/test';

/** Sets the font size that a visitor has chosen in the browser, in CSS pixels: what 1rem is. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard: size, fixed: Math.round((size * 13) / 16) };
  await session.send('Page.setFontSizes', { fontSizes });
}
