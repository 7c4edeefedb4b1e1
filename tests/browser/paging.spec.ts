import { expect, test } from './fixtures.ts';

test('the pages of the blog link to each other in both directions', async ({ page }) => {
  await page.goto('/blog');
  const titles = new Set([await page.title()]);
  const paging = page.getByRole('navigation', { name: 'Pages' });
  await expect(paging.getByRole('link', { name: 'Newer articles' })).toHaveCount(0);

  const pages = Number(/Page 1 of (\d+)/.exec((await paging.textContent()) ?? '')?.[1]);
  expect(pages).toBeGreaterThan(1);
  for (let number = 2; number <= pages; number++) {
    await paging.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL(`/blog/page/${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Blog, page ${number}`);
    await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://.*/blog/page/${number}$`),
    );
    titles.add(await page.title());
  }
  expect(titles.size).toBe(pages);
  await expect(paging.getByRole('link', { name: 'Older articles' })).toHaveCount(0);

  for (let number = pages; number > 1; number--)
    await paging.getByRole('link', { name: 'Newer articles' }).click();
  await expect(page).toHaveURL('/blog');
});

for (const path of [
  '/blog/page',
  '/blog/page/0',
  '/blog/page/1',
  '/blog/page/02',
  '/blog/page/999',
  '/topics/rest/page/1',
  '/topics/rest/page/999',
])
  test(`${path} responds with 404`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
  });
