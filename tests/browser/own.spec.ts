import { copyOwnSite } from '../build/own-site.ts';
import { expect, test } from './fixtures.ts';
import { searchOf } from './search.ts';
import { serveCopy } from './serve-copy.ts';
import { recordViolations } from './violations.ts';

/* A site whose owner adds pages, a component and styles: tests/fixtures/own. */

test('the owner’s pages, overrides and styles work under the strict CSP', async ({ page }) => {
  // Slow, because the test builds a site.
  test.slow();
  const { url, stop } = await serveCopy(await copyOwnSite());
  try {
    const violations = await recordViolations(page);
    for (const path of ['/', '/retreats', '/retreats/spring']) {
      const answer = await page.goto(new URL(path, url).href);
      expect(answer?.headers()['content-security-policy']).toMatch(
        /^default-src 'none';.*require-trusted-types-for 'script'; trusted-types 'none'$/,
      );
      const tides = page.getByRole('complementary', { name: 'Tides' });
      await expect(tides, 'the style of custom.css').toHaveCSS('border-block-start-width', '4px');
    }

    await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
    await page.getByRole('button', { name: 'Print this page' }).click();
    await expect(page, 'the script of the page').toHaveTitle('printed');
    await expect(page.locator('.programme')).toHaveCSS('list-style-type', 'none');

    await page.goto(new URL('/search', url).href);
    const { field, results } = searchOf(page);
    await field.fill('saltmarsh');
    await field.press('Enter');
    await expect(results.first()).toContainText('The weekend in spring');
    expect(await violations()).toEqual([]);
  } finally {
    await stop();
  }
});
