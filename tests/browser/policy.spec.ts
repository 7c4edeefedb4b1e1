import type { Page } from '@playwright/test';
import { openDonation } from './donation.ts';
import { expect, test } from './fixtures.ts';
import { article, pageTypes, search } from './pages.ts';
import { holdScripts } from './scripts.ts';
import { searchOf } from './search.ts';
import { visit } from './visit.ts';

/**
 * Records whatever the policy of the pages to come refuses.
 * @returns a function that names what the present page was refused so far
 */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`),
    );
    Object.assign(window, { violationsOfTest: violations });
  });
  return () => page.evaluate(() => Array.from(Reflect.get(window, 'violationsOfTest'), String));
}

for (const type of pageTypes)
  test(`${type.name} has a policy and keeps to it`, async ({ page, expectError }) => {
    const violations = await recordViolations(page);
    const answer = await visit({ page, expectError }, type);
    const policy = answer?.headers()['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/(?<!wasm-)unsafe-|\*/);
    expect(policy?.includes("'wasm-unsafe-eval'"), 'runs WebAssembly').toBe(type === search);
    expect(await violations()).toEqual([]);
  });

test('sharing keeps to the policy', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto(article.path);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).not.toBeEmpty();
  expect(await violations()).toEqual([]);
});

test('finding a page keeps to the policy', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto('/sitemap');
  await page.getByRole('searchbox').fill('privacy');
  await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('searching keeps to the policy, before its code is there and after', async ({ page }) => {
  const violations = await recordViolations(page);
  await page.goto(search.path);
  const letGo = await holdScripts(page);
  const { field, results } = searchOf(page);
  await field.fill('attention');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=attention');
  letGo();
  await expect(results.first()).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('the question for a donation keeps to the policy', async ({ page }) => {
  const violations = await recordViolations(page);
  await openDonation(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await violations()).toEqual([]);
});
