import type { PageEntry } from '../page-index.ts';

/** A page in a group of the sitemap. */
export interface ListedPage extends PageEntry {
  /** The date of an article, or of the newest article on an archive page of a list. */
  date?: Date | undefined;
}

/** A group of pages under one heading of the sitemap. */
export interface PageGroup<Entry extends PageEntry = PageEntry> {
  title: string;
  pages: Entry[];
}

/** A page of the sitemap: `/sitemap`, or a page to which it leads on a site with many pages. */
export interface SitemapPage {
  /** The title of a link to this page from another page of the sitemap. */
  title: string;
  path: string;
  /** The page of the sitemap that links to this page. `/sitemap` itself has none. */
  parent?: PageEntry | undefined;
  groups: readonly PageGroup[];
}

/** The path of the page `/sitemap`. */
export const SITEMAP = '/sitemap';

/** The maximum number of links on a page of the sitemap, about 70 KB of HTML with long titles. */
export const MAX_LINKS = 400;
