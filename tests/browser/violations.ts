import type { Page } from '@playwright/test';

/**
 * Records whatever the policies of the pages to come refuse, and of the frames in them.
 * @returns a function that names what has been refused so far
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
    // What was told before this is answered has arrived with it.
    await page.evaluate(() => undefined);
    return violations;
  };
}
