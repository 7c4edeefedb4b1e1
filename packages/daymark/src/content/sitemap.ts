import { SITEMAP } from '#addresses';
import * as wording from '#words';
import { monthInWords } from '../ui/date.ts';
import { inPages } from './paging.ts';

/** A page of the site, as lists of links name it. */
export interface PageEntry {
  title: string;
  path: string;
}

/** A page in the list of all pages. */
export interface ListedPage extends PageEntry {
  /** The date of an article, or of the newest article on an archive page of a list. */
  date?: Date | undefined;
}

/** A group of pages under one heading of the sitemap. */
interface PageGroup<Entry extends PageEntry = PageEntry> {
  title: string;
  pages: Entry[];
}

/** A group of pages, and the name for the sitemap pages that the group gets if it is too long. */
export interface NamedGroup extends PageGroup<ListedPage> {
  name: string;
}

/** A page of the sitemap: `/sitemap`, or a page to which it leads on a site with many pages. */
export interface SitemapPage {
  /** The title of a link to this page from another page of the sitemap. */
  title: string;
  path: string;
  /** The page of the sitemap that links to this page; undefined for `/sitemap` itself. */
  parent?: PageEntry | undefined;
  groups: readonly PageGroup[];
}

/** The maximum number of links on a page of the sitemap, about 70 KB of HTML with long titles. */
const MAX_LINKS = 400;

/** The maximum number of links of a group on `/sitemap`, if the site has too many links for it. */
const MAX_IN_GROUP = 100;

const sitemap = { title: wording.sitemap, path: SITEMAP };

/** A link, and the title of the group to which it belongs. */
interface GroupedLink<Link extends PageEntry = PageEntry> {
  group: string;
  link: Link;
}

type DatedLink = GroupedLink<ListedPage & { date: Date }>;

/**
 * Returns the pages of the sitemap, `/sitemap` first. If all links fit on one page, it is the only
 * page. Otherwise pages with a date are listed on pages for years, and other long groups have pages
 * of their own.
 */
export function divideSitemap(groups: readonly NamedGroup[], language: string): SitemapPage[] {
  const all = groups.flatMap(linksOf);
  if (all.length <= MAX_LINKS) return [{ ...sitemap, groups }];
  const short = groups.map((group) => ({ ...group, pages: group.pages.filter(isUndated) }));
  const divided = short.map((group) => (group.pages.length > MAX_IN_GROUP ? ownPages(group) : []));
  const years = yearPages(all.filter(isDated), language);
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

/** Keeps the title of its group with each link, because the page of a year groups its links again. */
const linksOf = ({ title, pages }: NamedGroup): GroupedLink<ListedPage>[] =>
  pages.map((link) => ({ group: title, link }));

const isUndated = ({ date }: ListedPage) => date === undefined;
const isDated = (link: GroupedLink<ListedPage>): link is DatedLink => link.link.date !== undefined;

/** Returns the pages of the sitemap for a group of links that is too long for the first page. */
const ownPages = (group: NamedGroup) =>
  inParts(
    { title: group.title, path: `${SITEMAP}/${group.name}`, parent: sitemap },
    linksOf(group),
  );

/**
 * Returns the pages of the sitemap for each year, the newest year first. A year with too many links
 * for one page has a page for each month, and so on. The address of a year or month never changes.
 */
function yearPages(links: readonly DatedLink[], language: string): SitemapPage[] {
  const yearOf = ({ link }: DatedLink) => `${link.date.getUTCFullYear()}`;
  return newestFirst(Map.groupBy(links, yearOf)).flatMap(([year, inYear]) =>
    pagesOfYear(year, inYear, language),
  );
}

/**
 * Returns the page of a year with its links; if they are too many for one page, also pages for its
 * months.
 */
function pagesOfYear(year: string, links: readonly DatedLink[], language: string): SitemapPage[] {
  const page = { title: year, path: `${SITEMAP}/${year}`, parent: sitemap };
  if (links.length <= MAX_LINKS) return [{ ...page, groups: inGroups(links) }];
  const monthOf = ({ link }: DatedLink) => link.date.toISOString().slice(5, 7);
  const pages = newestFirst(Map.groupBy(links, monthOf)).flatMap(([month, inMonth]) => {
    const date = inMonth[0]?.link.date ?? new Date(0);
    const own = { title: monthInWords(date, language), path: `${page.path}/${month}` };
    const parent = { title: year, path: page.path };
    // The oldest links fill the first part, so that a new article changes only the last part.
    return inParts({ ...own, parent }, inMonth, oldestFirst(inMonth));
  });
  return [{ ...page, groups: [{ title: wording.months, pages: pages.map(linkTo) }] }, ...pages];
}

/** Sorts groups by year or month. */
const newestFirst = (groups: ReadonlyMap<string, readonly DatedLink[]>) =>
  [...groups].toSorted(([a], [b]) => (a < b ? 1 : -1));

const oldestFirst = (links: readonly DatedLink[]) =>
  links.toReversed().toSorted((a, b) => a.link.date.getTime() - b.link.date.getTime());

/**
 * Divides links among as many pages of the sitemap as they need.
 * @param page the title, the path and the parent of the first page
 * @param links the links in the order in which the pages show them
 * @param filling the links in the order in which they fill the pages
 */
function inParts(
  { title, path, parent }: Omit<SitemapPage, 'groups'>,
  links: readonly GroupedLink[],
  filling = links,
): SitemapPage[] {
  return inPages(filling, MAX_LINKS).map((part, index) => {
    const members = new Set(part);
    return {
      title: index === 0 ? title : wording.titleOfPart(title, index + 1),
      path: index === 0 ? path : `${path}/${index + 1}`,
      parent,
      groups: inGroups(links.filter((link) => members.has(link))),
    };
  });
}

/** Collects links into the groups to which they belong. */
const inGroups = (links: readonly GroupedLink[]): PageGroup[] =>
  [...Map.groupBy(links, ({ group }) => group)].map(([title, members]) => ({
    title,
    pages: members.map(({ link }) => link),
  }));

const linkTo = ({ title, path }: SitemapPage): PageEntry => ({ title, path });
