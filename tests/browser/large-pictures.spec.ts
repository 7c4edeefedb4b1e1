import { readFileSync } from 'node:fs';
import { withLargePictures } from '../../packages/daymark/src/site/articles/page/large-pictures.ts';
import { expect, test } from './fixtures.ts';

/* The page of a text with pictures that open large. Its CSP allows no script. */

const STYLES = readFileSync(
  'packages/daymark/src/site/articles/features/large-pictures.css',
  'utf8',
);
const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><rect width="100%" height="100%" fill="teal"/></svg>`;
const PICTURE =
  '<img src="/584.svg" srcset="/360.svg 360w, /584.svg 584w, /1168.svg 1168w" sizes="300px" alt="A quay at dawn" width="584" height="292">';

test('a picture opens large without a script, by keyboard and by click, and only then is loaded', async ({
  page,
}) => {
  const loaded: string[] = [];
  await page.route('**/*.svg', (route) => {
    const { pathname } = new URL(route.request().url());
    loaded.push(pathname);
    const body = drawing(Number.parseInt(pathname.slice(1), 10));
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.route('**/large-pictures', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'content-security-policy': "script-src 'none'; require-trusted-types-for 'script'",
      },
      body: `<!doctype html><html lang="en"><title>Quays</title><style>${STYLES}</style>
        <main class="prose"><p>Before.</p><figure>${withLargePictures(PICTURE)}</figure></main></html>`,
    }),
  );
  await page.goto('/large-pictures');
  const open = page.getByRole('button', { name: 'A quay at dawn', exact: true });
  const close = page.getByRole('button', { name: 'A quay at dawn Close', exact: true });
  await expect(open.getByRole('img', { name: 'A quay at dawn' })).toBeVisible();
  await expect(close).toBeHidden();
  expect(loaded).not.toContain('/1168.svg');

  await page.keyboard.press('Tab');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(close).toBeFocused();
  await expect.poll(() => loaded).toContain('/1168.svg');
  await expect(close.getByRole('img', { name: 'A quay at dawn' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(close).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await expect(close).toBeVisible();
  await close.click();
  await expect(close).toBeHidden();
});
