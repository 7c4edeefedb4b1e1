/*
 * Measures the live preview of `site/` with 10,000 generated articles in a real browser, after a
 * first start has filled the store of texts: the seconds from the start of the command to a page of
 * an article, and from an edit of this article to a page that shows it. Run with: npm run
 * bench:preview, or with another number of articles: npm run bench:preview -- 1000
 */
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { copySite } from '../tests/build/copy.ts';
import { startPreview } from '../tests/build/preview.ts';
import { ARTICLES, generateArticles, slugOf } from './build/articles.ts';
import { median } from './median.ts';
import { openBrowser } from './open-browser.ts';
import { keepOption, keepResult } from './results.ts';

const STARTS = 3;
const EDITS = 5;

const { positionals, values } = parseArgs({ allowPositionals: true, options: keepOption });
const articles = Number(positionals[0] ?? 10_000);
const slug = slugOf(articles >> 1);

const copy = await copySite('site');
// Removes the caches first, because copies of a site share them with the tests.
await rm(join(copy.root, '.cache'), { recursive: true });
for await (const { file, text } of generateArticles('site', articles)) await copy.add(file, text);

const browser = await openBrowser();

/** Starts the preview and opens the article. Returns the seconds until the page is visible. */
async function open(page: Page) {
  const begun = performance.now();
  const preview = await startPreview(copy);
  await page.goto(`${preview.origin}/blog/${slug}`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { preview, seconds: (performance.now() - begun) / 1000 };
}

/** Adds a sentence to the article. Returns the seconds until the page shows the edit. */
async function edit(page: Page, number: number): Promise<number> {
  const sentence = `This is edit number ${number}.`;
  const begun = performance.now();
  await appendFile(join(copy.root, ARTICLES, `${slug}.md`), `\n${sentence}\n`);
  await page.getByText(sentence).waitFor();
  return (performance.now() - begun) / 1000;
}

const starts: number[] = [];
const edits: number[] = [];
// The first start is not measured, because it fills the store.
for (let start = 0; start <= STARTS; start += 1) {
  const page = await browser.newPage();
  const { preview, seconds } = await open(page);
  if (start > 0) starts.push(seconds);
  if (start === STARTS) {
    await page.waitForLoadState('networkidle');
    for (let number = 1; number <= EDITS; number += 1) edits.push(await edit(page, number));
  }
  await page.close();
  await preview.close();
}
await browser.close();
await copy.remove();

const rows = Object.entries({ 'first page': starts, 'saved edit': edits }).map(
  ([measured, times]) => ({ articles, measured, seconds: Number(median(times).toFixed(2)) }),
);
console.table(rows);
if (values.keep) await keepResult('preview', rows, ['articles', 'measured']);
