import * as wording from '#words';
import type { PageEntry } from '../page-index.ts';
import { inPages } from '../paging/divide.ts';
import { MAX_LINKS, type PageGroup, type SitemapPage } from './sitemap-page.ts';

/** A link, and the title of the group to which it belongs. */
export interface GroupedLink<Link extends PageEntry = PageEntry> {
  group: string;
  link: Link;
}

/**
 * Divides links among as many pages of the sitemap as they need.
 * @param page the title, the path and the parent of the first page
 * @param links the links in the order in which the pages show them
 * @param filling the links in the order in which they fill the pages
 */
export function inParts(
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
export const inGroups = (links: readonly GroupedLink[]): PageGroup[] =>
  [...Map.groupBy(links, ({ group }) => group)].map(([title, members]) => ({
    title,
    pages: members.map(({ link }) => link),
  }));

/** Returns a link to a page of the sitemap from another page of the sitemap. */
export const linkTo = ({ title, path }: SitemapPage): PageEntry => ({ title, path });
