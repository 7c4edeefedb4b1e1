import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { publicPages } from '../crawl.ts';
import { headerBytes } from '../headers.ts';
import { notFound, type PageType } from '../pages.ts';
import { visitUntilQuiet } from '../quiet.ts';
import { recordScripts } from '../scripts.ts';
import { expect, test } from '../site.ts';
import { CATEGORIES, forcedLayouts } from '../trace.ts';
import { oneOfEachKind, shareOf } from './kinds.ts';
import { sawPages } from './saw-pages.ts';

const KB = 1024;
/** The bytes that fit into the initial congestion window of a connection: ten packets. */
const FLIGHT = 14_400;
/** The number of words up to which a page with its headers fits into `FLIGHT`. */
const WORDS = 1500;
/**
 * The bytes by which a page may exceed `FLIGHT` for each further word: the length of an English
 * word.
 */
const BYTES_PER_WORD = 6;
const FONT_BUDGET = 40 * KB;
const SCRIPT_BUDGET = 5 * KB;
/**
 * The sites among which the ordinary run divides the kinds of pages: the owner's site gets half of
 * them.
 */
const SITES = ['german', 'site', 'japanese', 'site'];

/** Returns the transferred bytes of the responses' bodies. */
async function weightOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

test('every page of at most 1,500 words, with its styles and headers, fits into one flight of packets', async ({
  site,
  request,
}) => {
  const pages = publicPages(site);
  for (const { path, words } of pages) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers()['content-encoding'], path).toBe('br');
    const bytes = headerBytes(response) + Number(response.headers()['content-length']);
    const excess = Math.max(0, words - WORDS) * BYTES_PER_WORD;
    expect.soft(bytes, `${path} (${words} words)`).toBeLessThanOrEqual(FLIGHT + excess);
  }
  sawPages(pages.length);
});

/** Checks the budgets of a page loaded with an empty cache. */
async function checkFirstLoad(browser: Browser, page: Page, { path }: PageType) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const scripts = recordScripts(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await visitUntilQuiet(page, path);
  // The budget is for the first second, in which the script for headlines waits for the typeface.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  const trace = String(await browser.stopTracing());
  expect.soft(forcedLayouts(trace), `layouts that scripts force on ${path}`).toEqual([]);
  const ofType = (...kinds: string[]) =>
    requests.filter((request) => kinds.includes(request.resourceType()));

  // A font file that two faces share may be requested twice; the second response comes from the
  // cache.
  const files = [...new Map(ofType('font').map((request) => [request.url(), request])).values()];
  // The files of bold, italic and rare letters are not preloaded and not needed for the first
  // paint, so they do not count.
  const later = files.filter((request) => /-(?:bold|italic|more)\./.test(request.url()));
  const fonts = files.filter((request) => !later.includes(request));
  expect.soft(fonts.length, `fonts of ${path}`).toBeLessThanOrEqual(1);
  expect.soft(await weightOf(fonts), `bytes of font of ${path}`).toBeLessThanOrEqual(FONT_BUDGET);
  expect.soft(await weightOf(later), `bytes of more fonts of ${path}`).toBeLessThanOrEqual(90 * KB);

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
  // The 404 page requests the list of all pages, to show the pages with the most similar URLs.
  const allowed = path === notFound.path ? ['/pages.json'] : [];
  expect.soft(others, `other requests of ${path}`).toEqual(allowed);
}

test('every kind of page stays within the budgets on the first load, and its scripts force no layout', async ({
  browser,
  site,
}, { project }) => {
  const types = shareOf(oneOfEachKind(site), project.name, SITES);
  for (const type of types) {
    const context = await browser.newContext();
    await checkFirstLoad(browser, await context.newPage(), type);
    await context.close();
  }
  sawPages(types.length);
});
