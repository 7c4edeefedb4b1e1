import { findBarriers } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { home, search, views } from './pages.ts';
import { searchOf } from './search.ts';

test.describe('the search page with results', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const words of ['attention', 'atention', 'zzyzx'])
    test(`for ${words} has no accessibility violations, in any colour scheme and width`, async ({
      page,
    }) => {
      await page.goto(`${search.path}?q=${words}`);
      await expect(searchOf(page).status).toContainText('for “');
      for (const { colorScheme, width } of views) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findBarriers(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    });
});

test.describe('the search page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links to the topics and to the list of all pages', async ({ page }) => {
    await page.goto(home.path);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toBeHidden();
    await expect(main.getByRole('link', { name: 'Attention' })).toBeVisible();
    await main.getByRole('link', { name: 'Sitemap' }).click();
    await expect(page).toHaveURL('/sitemap');
  });
});
