import type { Page } from '@playwright/test';
import { painted } from './painted.ts';

/** Scrolls to the end of a page, one screen at a time, and waits for the paint of each screen. */
export async function scrollThrough(page: Page): Promise<void> {
  const screens = () =>
    page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 0; screen < (await screens()); screen++) {
    await page.evaluate(
      (count) => scrollTo({ top: count * innerHeight, behavior: 'instant' }),
      screen,
    );
    await painted(page);
  }
}
