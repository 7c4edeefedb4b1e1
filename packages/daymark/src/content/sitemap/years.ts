import * as wording from '#words';
import { monthInWords } from '../../ui/date.ts';
import type { PageEntry } from '../page-index.ts';
import { type GroupedLink, inGroups, inParts, linkTo } from './parts.ts';
import { type ListedPage, MAX_LINKS, SITEMAP, type SitemapPage } from './sitemap-page.ts';

/** A link to a page with a date. */
export type DatedLink = GroupedLink<ListedPage & { date: Date }>;

const yearOf = ({ link }: DatedLink) => `${link.date.getUTCFullYear()}`;
const oldestFirst = (links: readonly DatedLink[]) =>
  links.toReversed().toSorted((a, b) => a.link.date.getTime() - b.link.date.getTime());
const monthOf = ({ link }: DatedLink) => link.date.toISOString().slice(5, 7);

/**
 * Returns the pages of the sitemap for each year, the newest year first. A year with too many links
 * for one page has a page for each month, and so on. The address of a year or month never changes.
 */
export function yearPages(
  links: readonly DatedLink[],
  parent: PageEntry,
  language: string,
): SitemapPage[] {
  const years = [...Map.groupBy(links, yearOf)].toSorted(([a], [b]) => (a < b ? 1 : -1));
  return years.flatMap(([year, inYear]) => pagesOfYear(year, inYear, parent, language));
}

function pagesOfYear(
  year: string,
  links: readonly DatedLink[],
  parent: PageEntry,
  language: string,
): SitemapPage[] {
  const page = { title: year, path: `${SITEMAP}/${year}`, parent };
  if (links.length <= MAX_LINKS) return [{ ...page, groups: inGroups(links) }];
  const months = [...Map.groupBy(links, monthOf)].toSorted(([a], [b]) => (a < b ? 1 : -1));
  const pages = months.flatMap(([month, inMonth]) => {
    const date = inMonth[0]?.link.date ?? new Date(0);
    const own = { title: monthInWords(date, language), path: `${page.path}/${month}` };
    const parentOfMonth = { title: year, path: page.path };
    // The oldest links fill the first part, so that a new article changes only the last one.
    return inParts({ ...own, parent: parentOfMonth }, inMonth, oldestFirst(inMonth));
  });
  return [{ ...page, groups: [{ title: wording.months, pages: pages.map(linkTo) }] }, ...pages];
}
