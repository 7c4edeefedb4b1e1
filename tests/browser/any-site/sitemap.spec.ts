import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { publicPages } from '../crawl.ts';
import { expect, test } from '../site.ts';
import { sawPages } from './saw-pages.ts';

// The schema of the sitemap protocol, as included in the package `sitemap`.
const PACKAGE = fileURLToPath(import.meta.resolve('sitemap/package.json'));
const SCHEMA = readFileSync(PACKAGE.replace('package.json', 'schema/sitemap.xsd'), 'utf8');

test('the sitemap is valid against the schema of the sitemap protocol', async ({ request }) => {
  using schema = XmlDocument.fromString(SCHEMA);
  using validator = XsdValidator.fromDoc(schema);
  using document = XmlDocument.fromString(await (await request.get('/sitemap-1.xml')).text());
  expect(() => validator.validate(document)).not.toThrow();
  using wrong = XmlDocument.fromString(document.toString().replaceAll('<loc>', '<loc/><loc>'));
  expect(() => validator.validate(wrong)).toThrow();
});

test('lastmod is the date of the last change for an article, and the newest of these dates for the home page', async ({
  site,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-1.xml')).text();
  const days = new Map(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
      ([, url = '', day]) => [url, day],
    ),
  );
  let newest: string | undefined;
  for (const { path, html, canonicals } of publicPages(site)) {
    const [, published] = html.match(/article:published_time" content="([^"]+)"/) ?? [];
    const [, modified = published] = html.match(/article:modified_time" content="([^"]+)"/) ?? [];
    if (!modified) continue;
    expect(days.get(canonicals[0] ?? ''), path).toBe(modified);
    if (!newest || modified > newest) newest = modified;
  }
  const [origin] = [...days.keys()];
  expect(days.get(origin ?? '')).toBe(newest);
  expect(days.get(new URL('/contact', origin).href)).toBeUndefined();
  sawPages(publicPages(site).length);
});
