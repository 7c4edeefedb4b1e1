import type { Page } from '@playwright/test';

/**
 * Records the CSP violations in pages loaded after this call and in their frames.
 * @returns a function that returns the violations so far
 */
export async function recordViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  const violations: string[] = [];
  await page.exposeFunction('tellTest', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      Reflect.get(window, 'tellTest')(`${effectiveDirective}: ${blockedURI} ${sample}`),
    );
  });
  return async () => {
    // When this call returns, all earlier reports have arrived.
    await page.evaluate(() => undefined);
    return violations;
  };
}
