import { expect, test } from './fixtures.ts';

/*
 * Tests of a site on GitHub Pages. This host sends no headers of the site, so the policies are in
 * the pages.
 */

test('the policy of a page holds, and the page works', async ({ page, expectError }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  expect(response?.headers()).not.toHaveProperty('content-security-policy');
  // The site's own scripts run, because the page keeps a choice of the visitor.
  const scheme = page.getByRole('button', { name: 'Colour scheme' });
  await scheme.click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await scheme.click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expectError(/Content Security Policy|Trusted/i);
  const refused = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = 'https://frame.example/';
    const violated = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) =>
        resolve(event.effectiveDirective),
      ),
    );
    document.body.append(frame);
    return violated;
  });
  expect(refused).toBe('frame-src');
});

test('an inline script of a stranger does not run', async ({ page, expectError }) => {
  expectError(/Content Security Policy|Trusted/i);
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('</body>', '<script>document.title = "Stranger";</script></body>'),
    });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.title()).not.toBe('Stranger');
});

test('a missing page gets the 404 page', async ({ page, expectError }) => {
  expectError(/404/);
  const response = await page.goto('/missing/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
