import { inPages } from '../paging/divide.ts';
import { newest } from './newest.ts';
import { MOST_URLS, type SitemapEntry } from './xml.ts';

/** A sitemap file: as the index lists it, and the pages that it lists itself. */
export interface SitemapFile extends SitemapEntry {
  /** From 1. */
  number: string;
  pages: SitemapEntry[];
}

/**
 * Divides pages among as many sitemap files as the protocol asks for.
 * @param paths the path of every page
 * @param changes the last change of a page, by path
 * @param origin what addresses begin with, such as "https://example.org"
 */
export function divideAmongFiles(
  paths: readonly string[],
  changes: ReadonlyMap<string, Date | undefined>,
  origin: string,
): SitemapFile[] {
  return inPages(paths, MOST_URLS).map((part, index) => {
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
