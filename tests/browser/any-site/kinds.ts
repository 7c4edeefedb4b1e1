import { type CrawledSite, htmlPages } from '../crawl.ts';
import type { PageType } from '../pages.ts';

/** Pages of one kind have addresses that differ only in their last part, such as `/blog/<name>`. */
const kindOf = (path: string) => path.replace(/(?<=\/.*\/)[^/]+$/, '*');

/** Returns one page of each kind that a site has, error pages too: the one with the most HTML. */
export function oneOfEachKind(site: CrawledSite): PageType[] {
  const kinds = Map.groupBy(htmlPages(site), ({ path }) => kindOf(path));
  return [...kinds].flatMap(([name, [first, ...others]]) => {
    if (!first) return [];
    const { path, status } = others.reduce(
      (longest, page) => (page.html.length > longest.html.length ? page : longest),
      first,
    );
    return [{ name, path, status }];
  });
}
