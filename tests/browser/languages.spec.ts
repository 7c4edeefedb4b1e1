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
  const languages = page.locator('#language-switch');
  await expect(languages.getByRole('link')).toHaveText(['Deutsch', 'العربية']);
  await languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/still/de/artikel/erstes-licht');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');

  await page.getByRole('link', { name: 'Suche', exact: true }).click();
  await expect(page).toHaveURL('/still/de/suche');
});

test('the search of each language finds its own pages and no others', async ({ page }) => {
  const gulls = { en: 'gulls', de: 'moewen', ar: 'النوارس' };
  for (const [address, own, title, article] of [
    ['/still/search', gulls.en, 'First light', '/still/2026/03/first-light'],
    ['/still/de/suche', gulls.de, 'Erstes Licht', '/still/de/artikel/erstes-licht'],
    ['/still/ar/search', gulls.ar, 'أول الضوء', '/still/ar/blog/first-light'],
  ] as const) {
    await page.goto(address);
    const result = page.getByRole('search').getByRole('heading').getByRole('link');
    for (const other of Object.values(gulls).filter((word) => word !== own)) {
      await page.getByRole('searchbox').fill(own);
      await expect(result).toHaveText([title]);
      await expect(result).toHaveAttribute('href', article);
      await page.getByRole('searchbox').fill(other);
      await expect(result, `${other} on ${address}`).toHaveCount(0);
    }
  }
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

  await page.goto('/still/path/listen');
  await expect(page.getByRole('button', { name: 'Mark as not done' })).toBeVisible();
  await page.goto('/still/preferences');
  await expect(page.getByRole('main').getByRole('link', { name: 'Listen' })).toHaveAttribute(
    'href',
    '/still/path/listen',
  );
});

test('articles that are saved in two languages are on one list, with the addresses of their pages', async ({
  page,
}) => {
  const articles = ['/still/2026/03/first-light', '/still/de/artikel/erstes-licht'];
  for (const [index, name] of ['Save to reading list', 'Auf die Leseliste'].entries()) {
    await page.goto(articles[index] ?? '');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  for (const preferences of ['/still/preferences', '/still/de/einstellungen']) {
    await page.goto(preferences);
    for (const [index, title] of ['First light', 'Erstes Licht'].entries())
      await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute(
        'href',
        articles[index] ?? '',
      );
  }
  await page.getByRole('main').getByRole('link', { name: 'First light' }).click();
  await expect(page.getByRole('button', { name: 'Save to reading list' })).toHaveCount(0);
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

test('the texts of a drawing begin where its file says, also on a page that is written from right to left', async ({
  page,
}) => {
  await page.goto('/still/ar/blog/first-light');
  const start = await page.locator('figure text').evaluate((text: SVGTextElement) => {
    const drawing = text.ownerSVGElement?.getBoundingClientRect();
    return text.getBoundingClientRect().left - (drawing?.left ?? 0);
  });
  expect(start).toBeGreaterThan(0);
});

test('an Arabic line with a Latin author runs from right to left, and the name from left to right', async ({
  page,
}) => {
  await page.goto('/still/ar/blog/first-light');
  const source = page.locator('.sources li');
  await expect(source.locator('bdi')).toHaveText('Kabat-Zinn, J.');
  const left = (name: string) =>
    source.locator(name).evaluate((part) => part.getBoundingClientRect().left);
  expect(await left('bdi')).toBeGreaterThan(await left('cite'));
  await expect(source).toHaveCSS('direction', 'rtl');
  await expect(source.locator('bdi')).toHaveCSS('direction', 'ltr');
});

test('the buttons of the header are beside each other on every screen, and within the page', async ({
  page,
}) => {
  await page.goto('/still/de');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await page
      .locator('.site-header-row :is(.site-name, .icon-button)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right })),
      );
    const sorted = boxes.toSorted((a, b) => a.left - b.left);
    for (const [index, { right }] of sorted.entries())
      expect.soft(right, `${width} px`).toBeLessThanOrEqual(sorted[index + 1]?.left ?? width - 12);
    expect(sorted.length, `${width} px`).toBe(width < 768 ? 5 : 4);
  }
});
