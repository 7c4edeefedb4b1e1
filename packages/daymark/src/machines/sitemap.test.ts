import { afterEach, describe, expect, it } from 'vitest';
import { ownersText } from '../../../../tests/owners-text.ts';
import { allPages } from '../content/all-pages.ts';
import { setTexts } from '../content/checks/fields.ts';
import { settings } from '../settings/index.ts';
import { newest, sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const origin = settings.identity.url;
const fields = {
  title: 'A page',
  summary: 'A page of the owner about the harbour, the tides and the people there.',
};
const page = (path: string, updated?: Date) =>
  ownersText(`pages${path}.md`, updated ? { ...fields, updated } : fields);

afterEach(() => setTexts([]));

describe('the sitemap files', () => {
  it('contain each page once, 50,000 in every file but the last', async () => {
    setTexts(Array.from({ length: 100_000 }, (_, index) => page(`/${index}`)));
    const paths = (await allPages()).map(({ path }) => path);
    const files = await sitemapFiles();
    const sizes = [50_000, 50_000, paths.length - 100_000];
    expect(files.map(({ pages }) => pages.length)).toEqual(sizes);
    expect(files.map(({ url }) => url)).toEqual(
      sizes.map((_, index) => new URL(`/sitemap-${index + 1}.xml`, origin).href),
    );
    const listed = files.flatMap(({ pages }) => pages.map(({ url }) => url));
    expect(listed).toEqual(paths.map((path) => new URL(path, origin).href));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('have the last change of each page and of each file', async () => {
    const early = new Date('2026-01-01');
    const late = new Date('2026-03-01');
    setTexts([page('/a', early), page('/b', late), page('/c')]);
    const [file] = await sitemapFiles();
    const changes = new Map(
      file?.pages.map(({ url, changed }) => [new URL(url).pathname, changed]),
    );
    expect(['/a', '/b', '/c'].map((path) => changes.get(path))).toEqual([
      '2026-01-01',
      '2026-03-01',
      undefined,
    ]);
    expect(file?.changed).toBe('2026-03-01');
  });

  it('are within the limit of the protocol, 50 MB, even with URLs of 200 letters', () => {
    const url = `${origin}/blog/${'x'.repeat(200)}`;
    const pages = Array.from({ length: 50_000 }, () => ({ url, changed: '2026-06-14' }));
    expect(Buffer.byteLength(sitemapXml(pages))).toBeLessThan(50 * 1024 * 1024);
  });
});

it('a sitemap lists escaped URLs, with the day or the time of the last change if it is known', () => {
  const pages = [
    { url: 'https://a.example/?a&b', changed: '2026-06-14' },
    { url: 'https://a.example/b', changed: '2026-06-14T08:00:00+02:00' },
    { url: 'https://a.example/terms' },
  ];
  expect(sitemapXml(pages)).toContain(
    '<url><loc>https://a.example/?a&amp;b</loc><lastmod>2026-06-14</lastmod></url>\n' +
      '<url><loc>https://a.example/b</loc><lastmod>2026-06-14T08:00:00+02:00</lastmod></url>\n' +
      '<url><loc>https://a.example/terms</loc></url>\n',
  );
});

it('a sitemap index lists the sitemaps', () => {
  expect(sitemapIndexXml([{ url: 'https://a.example/sitemap-1.xml' }])).toContain(
    '<sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap>',
  );
});

it.each([
  ['an empty list', [], undefined],
  ['a list without a known date', [undefined], undefined],
  [
    'a list with some known dates',
    ['2026-01-02', undefined, '2026-03-01', '2025-12-31'],
    '2026-03-01',
  ],
  [
    'a list with times',
    ['2026-03-01', '2026-03-01T23:00:00-05:00', '2026-03-02T08:00:00+13:00'],
    '2026-03-01T23:00:00-05:00',
  ],
])('newest returns the latest known date, if any, of %s', (_, days, expected) => {
  expect(newest<string>(days)).toBe(expected);
  const dates = days.map((day) => (day ? new Date(day) : undefined));
  expect(newest(dates)).toEqual(expected && new Date(expected));
});
