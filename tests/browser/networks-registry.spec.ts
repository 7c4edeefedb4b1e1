import { HtmlValidate } from 'html-validate';
import { findBarriers } from './axe.ts';
import rules from './html-validate.config.ts';
import { expect, test } from './networks.ts';
import { schemes, widths } from './pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('ads.txt lists the authorised sellers in plain text', async ({ request }) => {
  const answer = await request.get('/ads.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect((await answer.text()).split('\n')).toEqual([
    'OWNERDOMAIN=127.0.0.1',
    'network.example, 1001, DIRECT',
    'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0',
    '',
  ]);
});

test('the privacy page lists every network, in valid and accessible HTML', async ({
  page,
  request,
}) => {
  await page.goto('/privacy');
  for (const name of ['Acme', 'Keeper', 'Insider', 'Tagged', 'Google AdSense', 'Google Ad Manager'])
    await expect(page.getByRole('link', { name: `Privacy policy of ${name}` })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(7);
  // On a phone the table scrolls, and axe cannot measure text outside the viewport.
  await page.setViewportSize({ width: widths.desk, height: 800 });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findBarriers(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: widths.phone, height: 800 });
  const reach = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(reach).toBe(widths.phone);
  const html = await (await request.get('/privacy')).text();
  const { results } = await new HtmlValidate(rules).validateString(html);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});

test('search engines do not index the pages of ad frames, and sitemaps do not list them', async ({
  request,
}) => {
  const answer = await request.get('/ads/frame/acme');
  expect(answer.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'strict-origin',
  });
  for (const file of ['/sitemap', '/sitemap-1.xml', '/pages.json'])
    expect(await (await request.get(file)).text()).not.toContain('/ads/frame');
});
