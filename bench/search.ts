/*
 * Measures the bytes and the time of a search on a site of 10,000 articles, in a real browser.
 * Prints both relative to budgets, and the time also relative to a plain request to the same
 * server. Run with: npm run bench:search. It takes about four minutes.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { makeBundle } from '../packages/daymark/src/machines/search-index/make-bundle.ts';
import { inventRecords } from './search/records.ts';
import { serveWith } from './search/site.ts';

const ARTICLES = 10_000;
const BUDGET_BYTES = 200_000;
const BUDGET_MS = 100;
/**
 * Frequency ranks of the search terms. The 100th most frequent word is in about half of the
 * articles.
 */
const RANKS = [100, 300, 1000, 2000, 3000, 5000, 8000, 12_000, 20_000];
const PLAIN_REQUESTS = 20;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Counts the transferred bytes of the search index, and those of all other files (`interface`). */
async function countBytes(session: CDPSession) {
  const moved = { index: 0, interface: 0 };
  const addresses = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, request.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const isIndex = addresses.get(requestId)?.includes('/pagefind/');
    moved[isIndex ? 'index' : 'interface'] += encodedDataLength;
  });
  return moved;
}

/** Returns the milliseconds from the submission of a search to its results on the page. */
function search(page: Page, words: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const field = document.querySelector<HTMLInputElement>('#search');
    const status = document.querySelector('[role="status"]');
    if (!field || !status) throw new Error('The page has no search field or no status.');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(field, wanted);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    const begun = performance.now();
    field.form?.requestSubmit();
    while (!status.textContent?.includes(`for “${wanted}”`)) {
      if (status.textContent?.includes('could not')) throw new Error(status.textContent);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - begun;
  }, words);
}

/** Requests a file repeatedly, without a search. Returns the milliseconds of each request. */
async function plainRequests(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < PLAIN_REQUESTS; count++)
    times.push(
      await page.evaluate(async () => {
        const begun = performance.now();
        await (await fetch('/pages.json', { cache: 'no-store' })).json();
        return performance.now() - begun;
      }),
    );
  return times;
}

const begun = performance.now();
const { records, words } = inventRecords(ARTICLES);
const site = await serveWith(await makeBundle(records, 'en'));
console.log(`index of ${ARTICLES} articles: ${((performance.now() - begun) / 1000).toFixed(0)} s`);

const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
});
const page = await browser.newPage();
await page.goto(new URL('/search', site.url).href, { waitUntil: 'networkidle' });
const moved = await countBytes(await page.context().newCDPSession(page));
const [first = '', ...others] = RANKS.map((rank) => words[rank] ?? '');
await page.locator('#search').pressSequentially(others[2] ?? first, { delay: 60 });
await page.locator('.search-result').first().waitFor();
console.log(
  `first query: ${(moved.index / 1000).toFixed(0)} kB of index and its runtime, ` +
    `×${(moved.index / BUDGET_BYTES).toFixed(2)} of the budget; ` +
    `${(moved.interface / 1000).toFixed(0)} kB of interface`,
);

const times: number[] = [];
for (const word of [first, ...others]) times.push(await search(page, word));
const plain = median(await plainRequests(page));
console.log(
  `next queries: median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms; ` +
    `×${(median(times) / BUDGET_MS).toFixed(2)} of the budget, ` +
    `×${(median(times) / plain).toFixed(1)} of a plain request (${plain.toFixed(1)} ms)`,
);
await browser.close();
site.close();
