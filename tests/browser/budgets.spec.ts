import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { publicPages } from './crawl.ts';
import { notFound, pageTypes } from './pages.ts';
import { recordScripts } from './scripts.ts';
import { expect, test } from './site.ts';
import { visit } from './visit.ts';

const KB = 1024;
/** The bytes that fit into the initial congestion window of a connection: ten packets. */
const PAGE_BUDGET = 14 * KB;
const FONT_BUDGET = 40 * KB;
const SCRIPT_BUDGET = 5 * KB;

/** Returns the transferred bytes, without headers. */
async function weightOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('the home page and every article fit into 14 KB, styles included', async ({
  site,
  request,
}) => {
  const paths = publicPages(site).map(({ path }) => path);
  for (const path of paths.filter((path) => path === '/' || /^\/blog\/[a-z0-9-]+$/.test(path))) {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers()['content-encoding'], path).toBe('br');
    const bytes = Number(answer.headers()['content-length']);
    expect.soft(bytes, path).toBeLessThanOrEqual(PAGE_BUDGET);
  }
});

for (const type of pageTypes)
  test(`${type.name} stays within the budgets on the first load`, async ({ page, expectError }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const scripts = recordScripts(page);
    await visit({ page, expectError }, type);
    await page.waitForLoadState('networkidle');
    const ofType = (...kinds: string[]) =>
      requests.filter((request) => kinds.includes(request.resourceType()));

    const fonts = ofType('font');
    expect(fonts.length, 'fonts').toBeLessThanOrEqual(1);
    expect(await weightOf(fonts), 'bytes of font').toBeLessThanOrEqual(FONT_BUDGET);

    const inline = await page.locator('script:not([src])').allTextContents();
    const inFiles = await weightOf(ofType('script'));
    const inPage = brotliCompressSync(inline.join('\n')).length;
    expect(inFiles + inPage, 'bytes of script').toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(await scripts.withReact(), 'scripts with React').toEqual([]);

    expect(ofType('document'), 'documents').toHaveLength(1);
    const expected = ofType('document', 'font', 'script');
    const others = requests
      .filter((request) => !expected.includes(request))
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => path !== '/favicon.svg');
    // The 404 page lists the nearest pages, from the list of all pages.
    expect(others, 'other requests').toEqual(type === notFound ? ['/pages.json'] : []);
  });
