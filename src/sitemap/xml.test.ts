import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './xml.ts';

it('a sitemap lists escaped URLs', () => {
  expect(sitemapXml(['https://a.example/?a&b'])).toContain(
    '<url><loc>https://a.example/?a&amp;b</loc></url>',
  );
});

it('an index lists the sitemaps', () => {
  expect(sitemapIndexXml(['https://a.example/sitemap-1.xml'])).toContain(
    '<sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap>',
  );
});
