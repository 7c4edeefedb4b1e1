import type { Page } from 'puppeteer-core';

/** The error of requests that Firefox aborts because the visitor leaves the page. */
const ABORTED = 'NS_BINDING_ABORTED';

/**
 * Records the faults of a visit: policy violations, errors on the console, uncaught errors, failed
 * requests and error statuses.
 * @returns a function that returns the faults so far
 */
export async function recordFaults(page: Page): Promise<() => Promise<readonly string[]>> {
  const faults: string[] = [];
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`violation: ${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== ABORTED) faults.push(`${reason} ${request.url()}`);
  });
  page.on('response', (response) => {
    // Firefox requests this icon if the visitor leaves a page before the page's icon has loaded.
    if (response.url().endsWith('/favicon.ico')) return;
    if (response.status() >= 400) faults.push(`status ${response.status()} ${response.url()}`);
  });
  return async () => {
    // All earlier reports have arrived when this call returns.
    await page.evaluate(() => undefined);
    return faults;
  };
}
