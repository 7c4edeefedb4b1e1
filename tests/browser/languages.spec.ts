import { findBarriers } from './axe.ts';
import { expect, test } from './fixtures.ts';

/*
 * The site in tests/fixtures/languages, which is in three languages, under a path, and with chosen
 * addresses.
 */

test('a visitor changes the language of a page, and finds texts of this language', async ({
  page,
}) => {
  await page.goto('/still/2026/03/first-light');
  await page.getByRole('button', { name: 'Languages' }).click();
  const languages = page.getByRole('navigation', { name: 'Languages' }).first();
  await expect(languages.getByRole('link')).toHaveText(['Deutsch', 'العربية']);
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/still/de/artikel/erstes-licht');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');

  await page.getByRole('link', { name: 'Suche', exact: true }).click();
  await expect(page).toHaveURL('/still/de/suche');
  await page.getByRole('searchbox').fill('moewen');
  const result = page.getByRole('search').getByRole('heading').getByRole('link');
  await expect(result.first()).toHaveText('Erstes Licht');
  await page.getByRole('searchbox').fill('gulls');
  await expect(result).toHaveCount(0);
});

test('a step that is done in one language stays done, and the notebook links to its page', async ({
  page,
}) => {
  await page.goto('/still/de/weg/hoeren');
  await page.getByRole('button', { name: 'Als erledigt markieren' }).click();
  await expect(page.getByRole('button', { name: 'Als offen markieren' })).toBeVisible();
  await page.goto('/still/de/einstellungen');
  await expect(page.getByRole('main').getByRole('link', { name: 'Hören' })).toHaveAttribute(
    'href',
    '/still/de/weg/hoeren',
  );
});

test('a missing page answers in the language of its address', async ({ page, expectError }) => {
  expectError(/404/);
  for (const [address, language, home] of [
    ['/still/nothing', 'en-GB', '/still'],
    ['/still/de/artikel/erstes-lich', 'de-DE', '/still/de'],
    ['/still/ar/nothing', 'ar', '/still/ar'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('main').locator(`a.button[href="${home}"]`)).toBeVisible();
  }
  await page.goto('/still/de/artikel/erstes-lich');
  await expect(page.getByRole('link', { name: 'Erstes Licht' })).toBeVisible();
});

for (const [path, scheme] of [
  ['/still/de', 'light'],
  ['/still/de/artikel/erstes-licht', 'dark'],
  ['/still/de/einstellungen', 'light'],
  ['/still/ar', 'dark'],
  ['/still/ar/blog/first-light', 'light'],
  ['/still/ar/search', 'dark'],
] as const)
  test(`${path} has no barriers in the ${scheme} scheme, and no sideways scroll on a small screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await findBarriers(page)).toEqual([]);
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(excess).toBe(0);
  });
