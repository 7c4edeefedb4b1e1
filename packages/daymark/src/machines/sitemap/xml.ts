import { escapeHtml } from '../../basics/text.ts';
import { dayForMachines } from '../../ui/date.ts';

/** The maximum number of URLs in a sitemap file. Source: the protocol at sitemaps.org. */
export const MAX_URLS = 50_000;

/** An entry of a sitemap or of a sitemap index. */
export interface SitemapEntry {
  /** The absolute URL. */
  url: string;
  /** The day of its last change; undefined if it is not known. */
  changed?: Date | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function listXml(list: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${dayForMachines(changed)}</lastmod>` : '';
    return `<${element}><loc>${escapeHtml(url)}</loc>${lastmod}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${lines.join('')}</${list}>\n`;
}

/** Returns a sitemap of pages as XML. */
export const sitemapXml = (pages: readonly SitemapEntry[]) => listXml('urlset', 'url', pages);

/** Returns the index of sitemaps as XML. */
export const sitemapIndexXml = (files: readonly SitemapEntry[]) =>
  listXml('sitemapindex', 'sitemap', files);
