import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { publicPages } from '../crawl.ts';
import { expect, languagesOf, test } from '../site.ts';
import { sawPages } from './saw-pages.ts';

// The schema of the sitemap protocol, as included in the package `sitemap`.
const PACKAGE = fileURLToPath(import.meta.resolve('sitemap/package.json'));
const SCHEMA = readFileSync(PACKAGE.replace('package.json', 'schema/sitemap.xsd'), 'utf8');

test('the sitemap is valid against the schema of the sitemap protocol', async ({
  site,
  languages,
  request,
}) => {
  const { of } = languagesOf(site, languages).at(-1) ?? {};
  const sitemap = await request.get(of?.('/sitemap-1.xml') ?? '');
  using schema = XmlDocument.fromString(SCHEMA);
  using validator = XsdValidator.fromDoc(schema);
  // The schema refuses elements of namespaces for which it has no schema, such as `xhtml:link`.
  const text = (await sitemap.text()).replace(/<xhtml:link [^>]*>/g, '');
  using document = XmlDocument.fromString(text);
  expect(() => validator.validate(document)).not.toThrow();
  using wrong = XmlDocument.fromString(document.toString().replaceAll('<loc>', '<loc/><loc>'));
  expect(() => validator.validate(wrong)).toThrow();
});

test('lastmod is the date of the last change for an article, and the newest of these dates for the home page', async ({
  site,
  languages,
  request,
}) => {
  for (const { pages, of } of languagesOf(site, languages)) {
    const sitemap = await (await request.get(of('/sitemap-1.xml'))).text();
    const days = new Map(
      [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
        ([, url = '', day]) => [url, day],
      ),
    );
    let newest: string | undefined;
    for (const { path, html, canonicals } of pages) {
      const [, published] = html.match(/article:published_time" content="([^"]+)"/) ?? [];
      const [, modified = published] = html.match(/article:modified_time" content="([^"]+)"/) ?? [];
      if (!modified) continue;
      expect(days.get(canonicals[0] ?? ''), path).toBe(modified);
      if (!newest || modified > newest) newest = modified;
    }
    const [home = ''] = days.keys();
    expect(days.get(home)).toBe(newest);
    expect(days.get(new URL(encodeURI(of('/contact')), home).href)).toBeUndefined();
  }
  sawPages(publicPages(site).length);
});
