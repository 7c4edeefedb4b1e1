import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import { makeBundle } from '../packages/daymark/src/machines/search-index/make-bundle.ts';
import type {
  SearchPage,
  SearchRecord,
} from '../packages/daymark/src/machines/search-index/shard.ts';
import { createSearchEngine } from '../packages/daymark/src/site/search/engine/engine.ts';
import { makeFolder } from './small-site.ts';

/** Returns a page whose body is in memory. */
export const pageInMemory = ({ html, ...record }: SearchRecord): SearchPage => ({
  ...record,
  html: async () => html,
  digest: hash('sha256', html),
});

/** Returns a record for tests, with some fields replaced. */
export function exampleRecord(change: Partial<SearchRecord> = {}): SearchRecord {
  return {
    path: '/blog/the-long-way-home',
    title: 'The long way home',
    label: 'Rest',
    summary: 'Why the slower road is sometimes the shorter one.',
    html: '<p>A lighthouse stands at the bend.</p>',
    ...change,
  };
}

/** Returns the records of articles on successive days of a year, with a few words each. */
export function exampleArticles(year: number, count: number): SearchRecord[] {
  return Array.from({ length: count }, (_, number) =>
    exampleRecord({
      path: `/blog/${year}-${number}`,
      summary: '',
      html: `<p>Slow ${year}</p>`,
      date: new Date(Date.UTC(year, 0, 1, 0, number)),
    }),
  );
}

/** The articles that a search reads first on a site with any number of articles, and the words of each. */
const NEWEST = 400;
const WORDS = 50;

/**
 * Returns the articles of a site, and those of them that its search reads first. They have up to 20,000
 * words, the most with which a search compares a word that no article has.
 */
export function searchedArticles(count: number) {
  const wordOf = (number: number) => `house${number.toString(36)}`;
  const pages = exampleArticles(2026, count).map((page, number) => {
    const words = Array.from({ length: WORDS }, (_, index) => wordOf(number * WORDS + index));
    return { ...page, title: `Slow ${wordOf(number)}`, html: `<p>Slow ${words.join(' ')}</p>` };
  });
  return { pages, indexed: pages.slice(-NEWEST) };
}

/**
 * Indexes pages as the build does. Returns a function that searches the records with the code of
 * the browser, and returns the paths of the pages that it finds.
 */
export async function searchOf(language: string, records: readonly SearchRecord[]) {
  vi.stubGlobal('fetch', async (address: string) => {
    const file = fileURLToPath(address.replace(/\?.*/, ''));
    return new Response(await readFile(file));
  });
  const folder = await makeFolder();
  const { addresses, files } = await makeBundle(
    records.map(pageInMemory),
    language,
    await makeFolder(),
  );
  for (const [path, read] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), await read());
  }
  const root = pathToFileURL(folder).href;
  const { runtime, newest, words, ...rest } = addresses;
  const engine = createSearchEngine(
    { ...rest, runtime: root + runtime, newest: root + newest, words: root + words },
    () => language,
  );
  return async (words: string): Promise<string[]> => {
    const { found } = await engine.find({ words, count: 99, years: [] });
    return found.map(({ path }) => path);
  };
}
