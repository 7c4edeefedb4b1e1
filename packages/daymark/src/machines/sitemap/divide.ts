import { inPages } from '../../content/paging/divide.ts';
import { newest } from './newest.ts';
import { MAX_URLS, type SitemapEntry } from './xml.ts';

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
