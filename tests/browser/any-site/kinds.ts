import { type CrawledPage, type CrawledSite, htmlPages } from '../crawl.ts';
import type { PageType } from '../pages.ts';

/** Returns the kind of a page: its path, with the last segment of a deeper path replaced by `*`. */
const kindOf = (path: string) => path.replace(/(?<=\/.*\/)[^/]+$/, '*');

/**
 * For each kind of page on a site, including error pages, returns the page with the highest rank: by
 * default, with the most HTML.
 */
export function oneOfEachKind(
  site: CrawledSite,
  rankOf = ({ html }: CrawledPage) => html.length,
): PageType[] {
  const kinds = Map.groupBy(htmlPages(site), ({ path }) => kindOf(path));
  return [...kinds].flatMap(([name, [first, ...others]]) => {
    if (!first) return [];
    const { path, status } = others.reduce(
      (highest, page) => (rankOf(page) > rankOf(highest) ? page : highest),
      first,
    );
    return [{ name, path, status }];
  });
}
