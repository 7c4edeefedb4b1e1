import { expect, test } from './fixtures.ts';

test('the pages of the blog link to each other in both directions', async ({ page }) => {
  await page.goto('/blog');
  const titles = new Set([await page.title()]);
  const paging = page.getByRole('navigation', { name: 'Pages' });
  const older = paging.getByRole('link', { name: 'Older articles' });
  const newer = paging.getByRole('link', { name: 'Newer articles' });
  await expect(newer).toHaveCount(0);

  const first = /\/blog\/page\/(\d+)$/.exec((await older.getAttribute('href')) ?? '')?.[1];
  const pages = Number(first);
  expect(pages).toBeGreaterThan(0);
  for (let number = pages; number > 0; number--) {
    await older.click();
    await expect(page).toHaveURL(`/blog/page/${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Blog, archive page ${number}`,
    );
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://.*/blog/page/${number}$`),
    );
    titles.add(await page.title());
  }
  expect(titles.size).toBe(pages + 1);
  await expect(older).toHaveCount(0);

  for (let number = pages; number > 0; number--) await newer.click();
  await expect(page).toHaveURL('/blog');
});

for (const path of [
  '/blog/page',
  '/blog/page/0',
  '/blog/page/01',
  '/blog/page/999',
  '/topics/rest/page/999',
])
  test(`${path} responds with 404`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  });
