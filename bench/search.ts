/*
 * Measures the time to index a site of 20,000 articles, and the bytes and the time of a search in a
 * real browser. Prints both relative to budgets, and the time also relative to a plain request to
 * the same server. Before, prints the bytes and the time of smaller indexes in ten languages. Run with:
 * npm run bench:search. The benchmark takes about four minutes. For
 * another number of articles: npm run bench:search -- 100000
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { makeBundle } from '../packages/daymark/src/machines/search-index/make-bundle.ts';
import type { SearchRecord } from '../packages/daymark/src/machines/search-index/shard.ts';
import { pageInMemory } from '../tests/search-records.ts';
import { median } from './median.ts';
import { openBrowser } from './open-browser.ts';
import { keepOption, keepResult, type Row } from './results.ts';
import { countBytes, firstSearch, plainRequests, search, searchYears } from './search/in-page.ts';
import { inventRecords, LANGUAGES, wordsIn } from './search/records.ts';
import { serveWith } from './search/site.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: keepOption });
const ARTICLES = Number(positionals[0] ?? 20_000);
const rows: Row[] = [];
const CACHE = '.cache/bench-search-index';
const BUDGET_BYTES = 200_000;
const BUDGET_MS = 100;
/**
 * Frequency ranks of the search terms. The 100th most frequent word is in about half of the
 * articles.
 */
const RANKS = [100, 300, 1000, 2000, 3000, 5000, 8000, 12_000, 20_000];
/** The number of articles in the index of each language. */
const SAMPLE = Math.ceil(ARTICLES / 20);
/** The sessions in which each first search is measured. */
const SESSIONS = 5;

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
const inMs = (time: number) => `${time.toFixed(0)} ms`;

/** Makes the index and prints how long that took. */
async function index(records: readonly SearchRecord[], description: string, language = 'en') {
  const begun = performance.now();
  const bundle = await makeBundle(records.map(pageInMemory), language, CACHE);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`index of ${records.length} articles, ${description}: ${seconds.toFixed(1)} s`);
  const articles = Math.min(records.length, ARTICLES);
  rows.push({ articles, measured: `index, ${description}`, seconds });
  return bundle;
}

await rm(CACHE, { recursive: true, force: true });
for (const language of LANGUAGES) {
  const sample = inventRecords(SAMPLE, wordsIn(language));
  const { files } = await index(sample.records, `language ${language}`, language);
  let bytes = 0;
  for (const read of files.values()) bytes += (await read()).length;
  rows.push({ articles: SAMPLE, measured: `bytes of the index, language ${language}`, bytes });
  console.log(`bytes of this index and its runtime: ${inKilobytes(bytes)}`);
}
const { records, words } = inventRecords(ARTICLES + 1);
await index(records.slice(1), 'without a cache');
const site = await serveWith(await index(records, 'of which one is new'));

const browser = await openBrowser();

/** Opens the search page in a new session, and searches for a word. */
async function openSearch(word: string) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(new URL('/search', site.url).href, { waitUntil: 'networkidle' });
  const moved = await countBytes(await page.context().newCDPSession(page));
  const time = firstSearch(page);
  await page.locator('#search').pressSequentially(word, { delay: 20 });
  const milliseconds = await time;
  await page.waitForLoadState('networkidle');
  return { page, moved, milliseconds };
}

/** Searches for a word in several new sessions. Returns the last one. */
async function measureFirstSearch(word: string, description: string) {
  let session = await openSearch(word);
  const times = [session.milliseconds];
  while (times.length < SESSIONS) {
    await session.page.context().close();
    session = await openSearch(word);
    times.push(session.milliseconds);
  }
  const { page, moved } = session;
  const milliseconds = median(times);
  rows.push({
    articles: ARTICLES,
    measured: `first search, for ${description}`,
    milliseconds: Math.round(milliseconds),
    indexKilobytes: Math.round(moved.index / 1000),
    interfaceKilobytes: Math.round(moved.interface / 1000),
  });
  console.log(
    `first query, for ${description}: ${inKilobytes(moved.index)} of index and its runtime, ` +
      `×${(moved.index / BUDGET_BYTES).toFixed(2)} of the budget; ` +
      `${inKilobytes(moved.interface)} of interface; ` +
      `${inMs(milliseconds)}, ×${(milliseconds / BUDGET_MS).toFixed(2)} of the budget`,
  );
  return { page, moved };
}

const [first = '', ...others] = RANKS.map((rank) => words[rank] ?? '');
await measureFirstSearch(words[0] ?? '', 'the most frequent word');
const { page, moved } = await measureFirstSearch(others[2] ?? '', 'another word');

const times: number[] = [];
for (const word of [first, ...others]) times.push(await search(page, word));
const plain = median(await plainRequests(page));
rows.push({
  articles: ARTICLES,
  measured: 'next searches',
  milliseconds: Math.round(median(times)),
});
console.log(
  `next queries: median ${inMs(median(times))}, longest ${inMs(Math.max(...times))}; ` +
    `×${(median(times) / BUDGET_MS).toFixed(2)} of the budget, ` +
    `×${(median(times) / plain).toFixed(1)} of a plain request (${plain.toFixed(1)} ms)`,
);

const year = site.addresses.older?.years[0]?.year;
for (const name of [`${year}`, 'All years']) {
  const before = moved.index;
  const time = await searchYears(page, name);
  await page.waitForLoadState('networkidle');
  console.log(`${name}: ${inKilobytes(moved.index - before)}, ${inMs(time)}`);
}
if (values.keep) await keepResult('search', rows, ['articles', 'measured']);
await browser.close();
site.close();
