import type { Page, Request } from '@playwright/test';
import { painted } from './painted.ts';

/**
 * Follows the requests of a page from now on. Playwright's own state `networkidle` sometimes never
 * comes on a slow machine, although all requests have ended.
 * @returns a function that waits until the current page has loaded, none of its requests is pending,
 *   and its scripts, when the page is painted and idle, start no further request
 */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    pending.add(request);
    begun += 1;
  });
  const remove = (request: Request) => void pending.delete(request);
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  const idle = () =>
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  return async () => {
    await page.waitForLoadState('load');
    let before: number;
    do {
      before = begun;
      await painted(page);
      // The first may be called before a callback that the page has registered earlier starts a request.
      await idle();
      await idle();
    } while (pending.size > 0 || begun > before);
  };
}

/** Opens a page, and waits until it has loaded what it loads by itself. */
export async function visitUntilQuiet(page: Page, path: string): Promise<void> {
  const quiet = followRequests(page);
  await page.goto(path);
  await quiet();
}
