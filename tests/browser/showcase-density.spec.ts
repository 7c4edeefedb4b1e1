import { shortArticles } from '../fixtures/showcase/short-articles.ts';
import { densityOf, SCREENS } from './density.ts';
import { expect, test } from './fixtures.ts';

for (const typeface of ['the typeface of the site', 'a fallback typeface'])
  test(`articles with just enough words for their slots have few advertisements, in ${typeface}`, async ({
    page,
    expectError,
  }) => {
    if (typeface === 'a fallback typeface') {
      expectError(/ERR_FAILED/);
      await page.route(/\.woff2$/, (route) => route.abort());
    }
    for (const { slug, slots } of shortArticles) {
      await page.goto(`/blog/${slug}`);
      await expect(page.locator('main .slot')).toHaveCount(slots);
      for (const { max, ...screen } of SCREENS) {
        await page.setViewportSize(screen);
        const density = await densityOf(page);
        expect.soft(density, `${slug}, ${screen.width} px`).toBeLessThanOrEqual(max);
        expect.soft(density, `${slug}, ${screen.width} px`).toBeGreaterThan(0);
      }
    }
  });
