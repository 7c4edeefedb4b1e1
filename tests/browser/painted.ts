import type { Page } from '@playwright/test';

/**
 * Waits until what the page is to look like now has been painted. An observer tells, because
 * `requestAnimationFrame` follows a test's clock.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    // The observer is asked before the paint, so the second time it is asked the first is done.
    await frame();
    await frame();
  });
}
