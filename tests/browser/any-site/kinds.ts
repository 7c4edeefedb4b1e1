import { isExhaustive } from '../../exhaustive.ts';
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

/**
 * Returns the pages that a test of the engine's layouts checks on a site. In the ordinary run, each
 * kind of page is checked on one of the sites, because they have the same layouts. The length of
 * the kind's name chooses the site.
 * @param sites - the projects among which the pages are divided. A site that is named twice gets
 * two shares
 * @param turn - a number that changes which site gets which share
 */
export const shareOf = (
  types: readonly PageType[],
  project: string,
  sites: readonly string[],
  turn = 0,
) =>
  types.filter(
    ({ name }) => isExhaustive || sites[(name.length + turn) % sites.length] === project,
  );

/**
 * Returns a page of each kind, and further pages until each part is on one of the pages.
 * @param part - matches a part in HTML, such as an island
 * @param hasEachKind - whether a page of a kind also counts if other pages have all of its parts
 */
export function withEveryPart(site: CrawledSite, part: RegExp, hasEachKind = true): PageType[] {
  const seen = new Set<string>();
  const kinds = oneOfEachKind(site);
  const others = htmlPages(site).map(({ path, status }) => ({ name: path, path, status }));
  return [...kinds, ...others].filter(({ path }, index) => {
    const parts = site.get(path)?.html.match(part) ?? [];
    const isNew = parts.some((found) => !seen.has(found));
    for (const found of parts) seen.add(found);
    return isNew || (hasEachKind && index < kinds.length);
  });
}
