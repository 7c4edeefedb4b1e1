import type { Page } from '@playwright/test';

/**
 * Records the policy violations of later pages and of the frames in them.
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
    // All earlier reports have arrived when this call returns.
    await page.evaluate(() => undefined);
    return violations;
  };
}
