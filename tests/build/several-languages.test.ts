import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements } from '../../packages/daymark/src/basics/markup.ts';
import { candidatesAt } from '../../packages/daymark/src/http/urls.ts';
import { type Files, readFiles } from './built-files.ts';
import { sharedBuild } from './shared-builds.ts';

/*
 * The site in tests/fixtures/languages: three languages under a path, with a pattern for articles, and
 * with renamed segments.
 */

const ORIGIN = 'https://harbour.example';
let files: Files;
let redirects: Record<string, string>;
let output: string;
let cache: string;

beforeAll(async () => {
  const build = await sharedBuild('languages');
  const { root } = build;
  output = build.output;
  cache = join(root, '.cache');
  files = await readFiles(join(root, 'dist/site'));
  redirects = JSON.parse(readFileSync(join(root, 'dist/redirects.json'), 'utf8'));
});

const textOf = (file: string) => String(files.get(file));
const pages = () => [...files.keys()].filter((file) => file.endsWith('.html'));
const isServed = (address: string) =>
  candidatesAt(decodeURI(address)).some((file) => files.has(file));

/** Returns the addresses on the site that a page names. */
function addressesIn(html: string): string[] {
  const names = ['href', 'src', 'action', 'component-url', 'renderer-url', 'data-frame'];
  return [...elements(html)].flatMap(({ attributes }) => [
    ...names.flatMap((name) => attributes.get(name) ?? []),
    ...(attributes.get('srcset') ?? '').split(',').flatMap((one) => one.trim().split(' ', 1)),
  ]);
}

/** Returns the addresses of the translations of a page, by language. */
const translationsIn = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language = '', address = '']) => [language, address],
    ),
  );

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

describe('a site in three languages under a path', () => {
  it('has one table of results, with the articles and files of all languages', () => {
    expect(output).toMatch(/^Articles +6 published$/m);
    expect(output).toMatch(/^Files checked +22$/m);
  });

  // In a shared folder, each language would remove the shards of the other languages, because it
  // does not use them.
  it('keeps the search index of each language in a folder of its own', () => {
    for (const folder of ['search', 'search-de', 'search-ar'])
      expect(readdirSync(join(cache, folder)), folder).not.toEqual([]);
  });

  it('has every file at its address, and only the files of the host outside of its path', () => {
    expect([...files.keys()].filter((file) => !file.startsWith('still/'))).toEqual(['robots.txt']);
    for (const address of [
      '/still',
      '/still/de',
      '/still/ar',
      '/still/2026/03/first-light',
      '/still/notes/part/1',
      '/still/de/artikel/erstes-licht',
      '/still/de/datenschutz',
      '/still/de/themen/ruhe/rss.xml',
      '/still/de/404',
      '/still/ar/blog/first-light',
    ])
      expect(isServed(address), address).toBe(true);
    expect(isServed('/still/ar/note.txt')).toBe(false);
  });

  it('keeps the anchors and scripts of the main language, whose creatives the other languages lack', () => {
    expect(textOf('still/about.html')).toContain('id="who-writes-it"');
    expect(textOf('still/index.html')).toContain('rope maker');
    for (const home of ['still/de.html', 'still/ar.html'])
      expect(textOf(home)).not.toContain('rope maker');
  });

  it('links only to addresses that exist', () => {
    const wrong = pages().flatMap((file) =>
      addressesIn(textOf(file))
        .filter((address) => /^\/(?!\/)/.test(address))
        .map((address) => address.replace(/[?#].*/, ''))
        .filter((address) => !isServed(address))
        .map((address) => `${file}: ${address}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names its translations mutually, and only pages that exist', () => {
    const canonical = new Map(
      pages().flatMap((file) => {
        const address = canonicalOf(textOf(file));
        return address ? [[address, textOf(file)] as const] : [];
      }),
    );
    let links = 0;
    for (const [address, html] of canonical)
      for (const [language, other] of translationsIn(html)) {
        links += 1;
        const back = translationsIn(canonical.get(other) ?? '');
        expect([...back.values()], `${address}: ${language} ${other}`).toContain(address);
      }
    expect(links).toBeGreaterThan(50);
    const german = textOf('still/de/artikel/erstes-licht.html');
    expect(Object.fromEntries(translationsIn(german))).toEqual({
      'en-GB': `${ORIGIN}/still/2026/03/first-light`,
      'x-default': `${ORIGIN}/still/2026/03/first-light`,
      'de-DE': `${ORIGIN}/still/de/artikel/erstes-licht`,
      ar: `${ORIGIN}/still/ar/blog/first-light`,
    });
    expect(translationsIn(textOf('still/2026/05/night-boat.html')).size).toBe(0);
  });

  it('lists the articles of each kind that a language has', () => {
    const german = textOf('still/de/artikel/art/practice.html');
    expect(german).toMatch(/<h1[^>]*>Übungen</);
    expect(german).toContain('href="/still/de/artikel/pause"');
    expect(german).not.toContain('href="/still/de/artikel/erstes-licht"');
    expect(canonicalOf(german)).toBe(`${ORIGIN}/still/de/artikel/art/practice`);
    expect(Object.fromEntries(translationsIn(german))).toEqual({
      'en-GB': `${ORIGIN}/still/notes/kind/practice`,
      'x-default': `${ORIGIN}/still/notes/kind/practice`,
      'de-DE': `${ORIGIN}/still/de/artikel/art/practice`,
    });
    expect(textOf('still/de/artikel.html')).toContain('href="/still/de/artikel/art/practice"');
    for (const list of ['pages.json', 'sitemap-1.xml', 'übersicht.html'])
      expect(textOf(`still/de/${list}`), list).toContain('/still/de/artikel/art/practice');
    expect(textOf('still/sitemap-1.xml')).toContain('/still/notes/kind/essay');
    expect(files.has('still/de/artikel/art/essay.html')).toBe(false);
    expect(redirects).toMatchObject({
      '/still/de/beiträge/art/practice': '/still/de/artikel/art/practice',
      '/still/de/artikel/sorte/practice': '/still/de/artikel/art/practice',
    });
  });

  it('links to the page in other languages, otherwise to their home pages, in words of these languages', () => {
    const switchOf = (file: string) =>
      [...textOf(file).matchAll(/<a href="([^"]+)" lang="([^"]+)" hrefLang="[^"]+">([^<]+)</g)]
        .map((link) => link.slice(1).join(' '))
        .slice(0, 2);
    expect(switchOf('still/2026/04/a-pause.html')).toEqual([
      '/still/de/artikel/pause de-DE Deutsch',
      '/still/ar ar العربية',
    ]);
    expect(switchOf('still/de/404.html')).toEqual(['/still en-GB English', '/still/ar ar العربية']);
  });

  it('writes the language and the direction of each page', () => {
    const languageOf = (file: string) => /<html [^>]*>/.exec(textOf(file))?.[0];
    expect(languageOf('still/index.html')).toBe('<html lang="en-GB">');
    expect(languageOf('still/de.html')).toBe('<html lang="de-DE">');
    expect(languageOf('still/ar/404.html')).toBe('<html lang="ar" dir="rtl">');
  });

  it('keeps the lists, feeds, sitemaps and indexes of the languages separate', () => {
    const lists = ['feed.atom', 'rss.xml', 'feed.json', 'pages.json', 'sitemap.html'];
    for (const file of lists) {
      expect(textOf(`still/${file}`)).toContain('First light');
      expect(textOf(`still/${file}`)).not.toMatch(/Erstes Licht|أول الضوء/);
    }
    for (const file of ['feed.atom', 'rss.xml', 'feed.json', 'pages.json', 'übersicht.html']) {
      expect(textOf(`still/de/${file}`)).toContain('Erstes Licht');
      expect(textOf(`still/de/${file}`)).not.toMatch(/First light|أول الضوء/);
    }
    const sitemap = textOf('still/de/sitemap-1.xml');
    expect(sitemap).toContain(
      `<xhtml:link rel="alternate" hreflang="ar" href="${ORIGIN}/still/ar/blog/first-light"/>`,
    );
    expect(sitemap.match(/<loc>/g)?.length).toBe(
      sitemap.match(/<loc>https:\/\/harbour\.example\/still\/de[/<]/g)?.length,
    );
    expect(textOf('robots.txt').match(/^Sitemap: .*$/gm)).toEqual([
      `Sitemap: ${ORIGIN}/still/sitemap-index.xml`,
      `Sitemap: ${ORIGIN}/still/de/sitemap-index.xml`,
      `Sitemap: ${ORIGIN}/still/ar/sitemap-index.xml`,
    ]);
  });

  it('redirects from the former segments, patterns and feeds', () => {
    expect(redirects).toMatchObject({
      '/still/blog/first-light': '/still/2026/03/first-light',
      '/still/tags/quiet': '/still/subjects/quiet',
      '/still/tags': '/still/resources',
      '/still/subjects': '/still/resources',
      '/still/tags/quiet/rss.xml': '/still/subjects/quiet/rss.xml',
      '/still/de/beiträge': '/still/de/artikel',
      '/still/de/beiträge/pause': '/still/de/artikel/pause',
      '/still/feed': '/still/rss.xml',
      '/still?feed=rss2': '/still/rss.xml',
    });
    for (const to of Object.values(redirects)) expect(isServed(to), to).toBe(true);
  });

  it('has the texts of each page in its language only', () => {
    expect(textOf('still/de.html')).toContain('Kurze Texte und kleine Übungen');
    expect(textOf('still/de.html')).not.toMatch(/Short texts|Start Your Journey/);
    expect(textOf('still/ar.html')).toContain('نصوص قصيرة وتمارين صغيرة');
  });
});
