import { escapeHtml } from '../../basics/text.ts';
import { inPages } from '../../content/paging/divide.ts';
import { dayForMachines } from '../../ui/date.ts';

/** The maximum number of URLs in a sitemap file. Source: the protocol at sitemaps.org. */
const MAX_URLS = 50_000;

/** An entry of a sitemap or of a sitemap index. */
interface SitemapEntry {
  /** The absolute URL. */
  url: string;
  /** The day of its last change; undefined if it is not known. */
  changed?: Date | undefined;
}

/** A sitemap file: its entry in the sitemap index, and the pages that it lists. */
interface SitemapFile extends SitemapEntry {
  /** The number of the file, from 1. */
  number: string;
  pages: SitemapEntry[];
}

/**
 * Divides pages among as many sitemap files as the protocol requires.
 * @param paths the path of every page
 * @param changes the last change of a page, by path
 * @param origin the origin of the URLs, such as "https://example.org"
 */
export function divideAmongFiles(
  paths: readonly string[],
  changes: ReadonlyMap<string, Date | undefined>,
  origin: string,
): SitemapFile[] {
  return inPages(paths, MAX_URLS).map((part, index) => {
    const pages = part.map((path) => ({
      url: new URL(path, origin).href,
      changed: changes.get(path),
    }));
    const number = `${index + 1}`;
    return {
      number,
      url: new URL(`/sitemap-${number}.xml`, origin).href,
      changed: newest(pages.map(({ changed }) => changed)),
      pages,
    };
  });
}

/** Returns a sitemap of pages as XML. */
export const sitemapXml = (pages: readonly SitemapEntry[]) => listXml('urlset', 'url', pages);

/** Returns the index of sitemaps as XML. */
export const sitemapIndexXml = (files: readonly SitemapEntry[]) =>
  listXml('sitemapindex', 'sitemap', files);

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function listXml(list: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${dayForMachines(changed)}</lastmod>` : '';
    return `<${element}><loc>${escapeHtml(url)}</loc>${lastmod}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${lines.join('')}</${list}>\n`;
}

/** Returns the latest date, or undefined if no date is known. */
export function newest(dates: Iterable<Date | undefined>): Date | undefined {
  let found: Date | undefined;
  for (const date of dates) if (date && (!found || date > found)) found = date;
  return found;
}
