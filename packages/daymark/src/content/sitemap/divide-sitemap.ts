import * as wording from '#words';
import { type GroupedLink, inParts, linkTo } from './parts.ts';
import {
  type ListedPage,
  MAX_LINKS,
  type PageGroup,
  SITEMAP,
  type SitemapPage,
} from './sitemap-page.ts';
import { type DatedLink, yearPages } from './years.ts';

/** A group of pages, and the name of its own pages of the sitemap if it is too long. */
export interface NamedGroup extends PageGroup<ListedPage> {
  name: string;
}

/** The maximum number of links of a group on `/sitemap`, if the site has too many links for it. */
const MAX_IN_GROUP = 100;

const sitemap = { title: wording.sitemap, path: SITEMAP };

/**
 * Returns the pages of the sitemap, `/sitemap` first. If all links fit on one page, it is the only
 * page. Otherwise pages with a date are listed on pages for years, and other long groups have pages
 * of their own.
 */
export function divideSitemap(groups: readonly NamedGroup[], language: string): SitemapPage[] {
  const all: GroupedLink<ListedPage>[] = groups.flatMap(({ title, pages }) =>
    pages.map((link) => ({ group: title, link })),
  );
  if (all.length <= MAX_LINKS) return [{ ...sitemap, groups }];
  const short = groups.map((group) => ({ ...group, pages: group.pages.filter(isUndated) }));
  const divided = short.map((group) => (group.pages.length > MAX_IN_GROUP ? ownPages(group) : []));
  const years = yearPages(all.filter(isDated), sitemap, language);
  const front = short.map(({ title, pages }, index) => ({
    title,
    pages: divided[index]?.length ? divided[index].map(linkTo) : pages,
  }));
  const isYear = ({ parent }: SitemapPage) => parent === sitemap;
  const byYear = { title: wording.byYear, pages: years.filter(isYear).map(linkTo) };
  return [
    { ...sitemap, groups: [...front, byYear].filter(({ pages }) => pages.length > 0) },
    ...divided.flat(),
    ...years,
  ];
}

const isUndated = ({ date }: ListedPage) => date === undefined;
const isDated = (link: GroupedLink<ListedPage>): link is DatedLink => link.link.date !== undefined;

const ownPages = ({ title, name, pages }: NamedGroup) =>
  inParts(
    { title, path: `${SITEMAP}/${name}`, parent: sitemap },
    pages.map((link) => ({ group: title, link })),
  );
