import type { Page } from '@playwright/test';
import { painted } from './painted.ts';

/** Scrolls through a page to its end, one screen at a time, and waits for each to be painted. */
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
