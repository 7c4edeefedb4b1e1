import type { Page, Request } from '@playwright/test';
import { timeLimits } from '../time-limits.ts';
import { painted } from './painted.ts';

/**
 * Milliseconds after which a callback that waits for an idle page runs even in a busy page. The
 * engine's own callbacks have shorter timeouts.
 */
const BUSY = 3_000;

/**
 * Follows the requests of a page from now on. On a slow machine, Playwright's own state
 * `networkidle` sometimes never comes, although all requests have ended.
 * @returns a function that waits until the current page has loaded, none of its requests is pending,
 *   and its scripts, when the page is painted and idle, start no further request
 */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    // Playwright does not always report the end of requests of a page that the visitor has left.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.add(request);
    begun += 1;
  });
  const remove = (request: Request) => void pending.delete(request);
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  const idle = () =>
    page.evaluate(
      (timeout) =>
        new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
      BUSY,
    );
  return async () => {
    await page.waitForLoadState('load');
    const end = performance.now() + timeLimits.wait;
    let before: number;
    do {
      if (performance.now() > end) {
        const urls = Array.from(pending, (request) => request.url());
        throw new Error(`expected a page without pending requests; found ${urls.join(', ')}`);
      }
      before = begun;
      await painted(page);
      // Waits for two idle callbacks, because the first may run before an earlier callback of the
      // page, which may start a request.
      await idle();
      await idle();
    } while (pending.size > 0 || begun > before);
  };
}

/**
 * Opens a page, and waits until the page has loaded everything that needs no action of the visitor.
 */
export async function visitUntilQuiet(page: Page, path: string): Promise<void> {
  const quiet = followRequests(page);
  await page.goto(path);
  await quiet();
}
