import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { divideIndex } from '../../packages/daymark/src/content/divide-index.ts';
import { partName } from '../../packages/daymark/src/content/page-index.ts';
import type { Bundle } from '../../packages/daymark/src/machines/search-index/files.ts';
import { makeBundle } from '../../packages/daymark/src/machines/search-index/make-bundle.ts';
import type { SearchRecord } from '../../packages/daymark/src/machines/search-index/shard.ts';
import { pageInMemory } from '../search-records.ts';
import { search } from './pages.ts';
import { INDEX } from './search.ts';

/** Makes the index of other pages, with its files in memory. */
export async function makeIndex(records: readonly SearchRecord[], language: string) {
  const cache = await mkdtemp(join(tmpdir(), 'search-test-'));
  const { addresses, files } = await makeBundle(records.map(pageInMemory), language, cache);
  const contents = new Map<string, Buffer>();
  for (const [path, read] of files) contents.set(path, Buffer.from(await read()));
  await rm(cache, { recursive: true });
  return { addresses, contents, language };
}

/**
 * Changes the search page so that it searches another index. Returns the files of this index that
 * the page has requested.
 */
export async function useIndex(
  page: Page,
  { addresses, contents, language }: Awaited<ReturnType<typeof makeIndex>>,
) {
  const requested: string[] = [];
  await page.route(
    ({ pathname }) => pathname === search.path,
    async (route) => {
      const response = await route.fetch();
      const html = withIndex(await response.text(), addresses);
      await route.fulfill({ response, body: html.replace(/(?<=<html lang=")[^"]*/, language) });
    },
  );
  await page.route(INDEX, async (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
    await route.fulfill({ body: contents.get(pathname) ?? '', contentType });
  });
  return requested;
}

/**
 * Serves a site as if other pages were its only pages: with another search index and list of pages. For
 * browsers whose requests no test intercepts.
 * @param origin the origin of the site
 */
export async function servePages(
  origin: string,
  records: readonly SearchRecord[],
  { addresses, contents, language }: Awaited<ReturnType<typeof makeIndex>>,
) {
  const { index, parts } = divideIndex(records, language);
  const files = new Map<string, string | Buffer>([
    ...contents,
    ['/pages.json', JSON.stringify(index)],
    ...Array.from(
      parts,
      ([part, pages]) =>
        [`/pages/${partName(part)}.json`, JSON.stringify({ pages, parts: [] })] as const,
    ),
  ]);
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, origin);
    const file = files.get(pathname);
    if (file) {
      const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/json';
      response.writeHead(200, { 'Content-Type': type }).end(file);
      return;
    }
    const original = await fetch(new URL(url, origin));
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(original.headers);
    response.writeHead(original.status, headers);
    if (pathname === search.path) response.end(withIndex(await original.text(), addresses));
    else response.end(Buffer.from(await original.arrayBuffer()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(server.address());
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** Returns the HTML of a built search page, changed to search another index. */
export function withIndex(html: string, addresses: Bundle): string {
  const bundle = JSON.stringify(serialized(addresses)).replaceAll('"', '&quot;');
  const changed = html.replace(/(?<=&quot;bundle&quot;:).*?(?=,&quot;needs&quot;)/, () => bundle);
  if (changed === html) throw new Error('The search page has no properties of the search.');
  return changed;
}

/** Returns a value in the form in which Astro serializes the properties of islands. */
function serialized(value: unknown): unknown {
  if (Array.isArray(value)) return [1, value.map(serialized)];
  if (typeof value !== 'object' || value === null) return [0, value];
  return [
    0,
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, serialized(part)])),
  ];
}
