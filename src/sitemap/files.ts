import { once } from '../markdown/once.ts';
import { inPages } from '../paging/divide.ts';
import { site } from '../site/index.ts';
import { allPages } from './pages.ts';
import { MOST_URLS } from './xml.ts';

const absolute = (path: string) => new URL(path, site.identity.url).href;

/** The sitemap files of the site: their numbers, their own URLs, the URLs of the pages that each lists. */
export const sitemapFiles = once(async () =>
  inPages(await allPages(), MOST_URLS).map((pages, index) => ({
    number: `${index + 1}`,
    url: absolute(`/sitemap-${index + 1}.xml`),
    pages: pages.map(({ path }) => absolute(path)),
  })),
);
