import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './xml.ts';

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
