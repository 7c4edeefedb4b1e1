import { sizeOfPng } from '../png.ts';
import { backgroundOf } from './colour.ts';
import { expect, test } from './fixtures.ts';
import { schemes } from './pages.ts';

test('the browser reports no errors in the manifest', async ({ page }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/site.webmanifest');
  expect(JSON.parse(data ?? '')).toMatchObject({ start_url: '/' });
});

test('every icon of the manifest exists in its declared size', async ({ request }) => {
  const { icons } = await (await request.get('/site.webmanifest')).json();
  expect(icons).toHaveLength(3);
  const promised = [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }];
  for (const { src, sizes } of promised) {
    const response = await request.get(src);
    expect(response.headers()['content-type']).toBe('image/png');
    expect(sizeOfPng(await response.body()).join('x'), src).toBe(sizes);
  }
});

for (const scheme of schemes)
  test(`theme-color matches the background of the page: ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/about');
    const meta = page.locator(`meta[name="theme-color"][media*="${scheme}"]`);
    const named = await meta.getAttribute('content');
    const { red, green, blue } = await backgroundOf(page.locator('html'));
    const hex = [red, green, blue].map((tone) => tone.toString(16).padStart(2, '0')).join('');
    expect(named).toBe(`#${hex}`);
  });
