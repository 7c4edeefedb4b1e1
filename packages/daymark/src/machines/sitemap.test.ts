import { describe, expect, it } from 'vitest';
import { divideAmongFiles, newest, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const ORIGIN = 'https://harbour.example';
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/blog/${index}`);

describe('the sitemap files', () => {
  it.each([
    [1, [1]],
    [50_000, [50_000]],
    [50_001, [50_000, 1]],
    [120_000, [50_000, 50_000, 20_000]],
  ])('contain each of %i pages once, at most 50,000 per file', (count, sizes) => {
    const files = divideAmongFiles(paths(count), new Map(), ORIGIN);
    expect(files.map(({ pages }) => pages.length)).toEqual(sizes);
    expect(files.map(({ url }) => url)).toEqual(
      sizes.map((_, index) => `https://harbour.example/sitemap-${index + 1}.xml`),
    );
    const listed = files.flatMap(({ pages }) => pages.map(({ url }) => url));
    expect(new Set(listed).size).toBe(count);
  });

  it('have the last change of each page and of each file', () => {
    const early = new Date('2026-01-01');
    const late = new Date('2026-03-01');
    const changes = new Map([
      ['/a', early],
      ['/b', late],
    ]);
    const [file] = divideAmongFiles(['/a', '/b', '/c'], changes, ORIGIN);
    expect(file?.pages.map(({ changed }) => changed)).toEqual([early, late, undefined]);
    expect(file?.changed).toBe(late);
  });

  it('are within the limit of the protocol, 50 MB, even with URLs of 200 letters', () => {
    const long = paths(50_000).map((path) => path + 'x'.repeat(200));
    const [file] = divideAmongFiles(long, new Map(long.map((path) => [path, new Date()])), ORIGIN);
    expect(Buffer.byteLength(sitemapXml(file?.pages ?? []))).toBeLessThan(50 * 1024 * 1024);
  });
});

it('a sitemap lists escaped URLs, with the day of the last change if it is known', () => {
  const pages = [
    { url: 'https://a.example/?a&b', changed: new Date('2026-06-14') },
    { url: 'https://a.example/terms' },
  ];
  expect(sitemapXml(pages)).toContain(
    '<url><loc>https://a.example/?a&amp;b</loc><lastmod>2026-06-14</lastmod></url>\n' +
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
])('newest returns the latest known date, if any, of %s', (_, days, expected) => {
  const dates = days.map((day) => (day ? new Date(day) : undefined));
  expect(newest(dates)?.toISOString().slice(0, 10)).toBe(expected);
});
