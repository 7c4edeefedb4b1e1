import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { publicPages } from '../crawl.ts';
import { notFound, type PageType } from '../pages.ts';
import { recordScripts } from '../scripts.ts';
import { expect, test } from '../site.ts';
import { oneOfEachKind } from './kinds.ts';
import { sawPages } from './saw-pages.ts';

const MINUTE = 60_000;
const KB = 1024;
/** The bytes that fit into the initial congestion window of a connection: ten packets. */
const PAGE_BUDGET = 14 * KB;
/** Bytes of text, about 1,400 words. A page with more may exceed `PAGE_BUDGET` by the excess. */
const TEXT = 8 * KB;
const FONT_BUDGET = 40 * KB;
const SCRIPT_BUDGET = 5 * KB;

/** Returns the transferred bytes of the responses' bodies. */
async function weightOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('the home page and every article of usual length, with styles, fit into 14 KB', async ({
  site,
  request,
}) => {
  const pages = publicPages(site).filter(({ path }) => /^\/(?:blog\/[^/]+)?$/.test(path));
  for (const { path, textBytes } of pages) {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers()['content-encoding'], path).toBe('br');
    const bytes = Number(answer.headers()['content-length']);
    const excess = Math.max(0, textBytes - TEXT);
    expect.soft(bytes, path).toBeLessThanOrEqual(PAGE_BUDGET + excess);
  }
  sawPages(pages.length);
});

/** Checks the budgets of a page loaded with an empty cache. */
async function checkFirstLoad(page: Page, { path }: PageType) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const scripts = recordScripts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const ofType = (...kinds: string[]) =>
    requests.filter((request) => kinds.includes(request.resourceType()));

  const fonts = ofType('font');
  expect.soft(fonts.length, `fonts of ${path}`).toBeLessThanOrEqual(1);
  expect.soft(await weightOf(fonts), `bytes of font of ${path}`).toBeLessThanOrEqual(FONT_BUDGET);

  const inline = await page.locator('script:not([src])').allTextContents();
  const inFiles = await weightOf(ofType('script'));
  const inPage = brotliCompressSync(inline.join('\n')).length;
  expect.soft(inFiles + inPage, `bytes of script of ${path}`).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect.soft(await scripts.withReact(), `scripts of ${path} that contain React`).toEqual([]);

  expect.soft(ofType('document'), `documents of ${path}`).toHaveLength(1);
  const pictures = (await page.locator('img').count()) > 0 ? ['image'] : [];
  const expected = ofType('document', 'font', 'script', ...pictures);
  const others = requests
    .filter((request) => !expected.includes(request))
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path !== '/favicon.svg');
  // The 404 page requests the list of all pages, to show those with the most similar URLs.
  const allowed = path === notFound.path ? ['/pages.json'] : [];
  expect.soft(others, `other requests of ${path}`).toEqual(allowed);
}

test('every kind of page stays within the budgets on the first load', async ({ browser, site }) => {
  test.setTimeout(5 * MINUTE);
  const types = oneOfEachKind(site);
  for (const type of types) {
    const context = await browser.newContext();
    await checkFirstLoad(await context.newPage(), type);
    await context.close();
  }
  sawPages(types.length);
});
