import { dayForMachines } from '../ui/date.ts';

/** URLs in one sitemap file at most. Source: the protocol at sitemaps.org. */
export const MOST_URLS = 50_000;

/** An address that a sitemap or an index lists. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** The day of its last change; undefined where it is not known. */
  changed?: Date | undefined;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function listXml(list: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${dayForMachines(changed)}</lastmod>` : '';
    return `<${element}><loc>${escapeXml(url)}</loc>${lastmod}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${lines.join('')}</${list}>\n`;
}

/** A sitemap of pages. */
export const sitemapXml = (pages: readonly SitemapEntry[]) => listXml('urlset', 'url', pages);

/** The index of sitemaps. */
export const sitemapIndexXml = (files: readonly SitemapEntry[]) =>
  listXml('sitemapindex', 'sitemap', files);
