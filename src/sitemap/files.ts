import { inPages } from '../articles/order.ts';
import { once } from '../markdown/once.ts';
import { site } from '../site/index.ts';
import { lastChanges } from './changes.ts';
import { newest } from './newest.ts';
import { allPages } from './pages.ts';
import { MOST_URLS, type SitemapEntry } from './xml.ts';

const absolute = (path: string) => new URL(path, site.identity.url).href;

/** A sitemap file: as the index lists it, and the pages that it lists itself. */
export interface SitemapFile extends SitemapEntry {
  /** From 1. */
  number: string;
  pages: SitemapEntry[];
}

/** Divides pages, by path and last change, among as many files as the protocol asks for. */
export function filesOf(
  paths: readonly string[],
  changes: ReadonlyMap<string, Date | undefined>,
): SitemapFile[] {
  return inPages(paths, MOST_URLS).map((part, index) => {
    const pages = part.map((path) => ({ url: absolute(path), changed: changes.get(path) }));
    const number = `${index + 1}`;
    return {
      number,
      url: absolute(`/sitemap-${number}.xml`),
      changed: newest(pages.map(({ changed }) => changed)),
      pages,
    };
  });
}

/** The sitemap files of the site. */
export const sitemapFiles = once(async () =>
  filesOf(
    (await allPages()).map(({ path }) => path),
    await lastChanges(),
  ),
);
