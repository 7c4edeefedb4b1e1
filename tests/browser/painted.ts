import type { Page } from '@playwright/test';

/**
 * Waits until the current state of the page has been painted. Uses an IntersectionObserver, because
 * `requestAnimationFrame` depends on the test's fake clock.
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
    // An observer runs before a paint. When the second observer runs, the first paint is complete.
    await frame();
    await frame();
  });
}
