import { BASE, HOME, RESOURCES, SITEMAP } from '#addresses';
import { escapeHtml } from '../basics/text.ts';
import { allPages } from '../content/all-pages.ts';
import type { Article } from '../content/articles/article.ts';
import {
  allArticles,
  authorPages,
  blogPages,
  kindPages,
  topicPages,
} from '../content/articles/queries.ts';
import { divideIndex } from '../content/divide-index.ts';
import { inPages } from '../content/paging.ts';
import { ownPages } from '../content/static-pages/queries.ts';
import { entriesOf, once } from '../content/texts.ts';
import { translationsOf } from '../content/translations.ts';
import { settings } from '../settings/index.ts';
import { textPath } from '../settings/paths.ts';
import { dayForMachines } from '../ui/date.ts';

/**
 * Returns the day of an article's last change, or its time if the author gave an hour. Search engines
 * decide by this date whether to fetch the article again.
 */
const changeOf = ({ published, modified }: Article) => modified ?? published;

/** Returns the day of a text's last change, if the text has one. */
const dayOf = (updated: Date | undefined) => updated && dayForMachines(updated);

/**
 * Returns the dates of the last changes of pages, by path. An article has the date of its last
 * change, a list has the newest date of its articles, and a static page has the date in its front
 * matter, if any.
 */
async function lastChanges() {
  const changes = new Map<string, string | undefined>();
  const articles = await allArticles();
  const newestOfAll = newest(articles.map(changeOf));
  for (const path of [HOME, RESOURCES, SITEMAP]) changes.set(path, newestOfAll);
  for (const article of articles) changes.set(article.path, changeOf(article));
  const lists = [...(await topicPages()), ...(await kindPages()), ...(await authorPages())].map(
    ({ pages }) => pages,
  );
  for (const { path, items } of [await blogPages(), ...lists].flat())
    changes.set(path, newest(items.map(changeOf)));
  for (const { slug, data } of entriesOf('pages')) {
    const path = textPath(slug);
    if (!changes.has(path)) changes.set(path, dayOf(data.updated));
  }
  for (const { path, updated } of await ownPages()) changes.set(path, dayOf(updated));
  return changes;
}

/**
 * Returns the sitemap files of the site, divided once for all routes: the index of the files, and each
 * file.
 */
export const sitemapFiles = once(async () => {
  const paths = (await allPages()).map(({ path }) => path);
  return divideAmongFiles(paths, await lastChanges(), settings.identity.url);
});

/**
 * Returns the index of all public pages, and its parts. The 404 page and a search without results fetch
 * it to suggest pages with a similar title or address.
 */
export const pageIndex = once(async () =>
  divideIndex(await allPages(), settings.identity.language),
);

/** The maximum number of URLs in a sitemap file. Source: the protocol at sitemaps.org. */
const MAX_URLS = 50_000;

/** A page in the XML sitemap. */
interface SitemapEntry {
  /** The absolute URL. */
  url: string;
  /** The day of the last change, or its time with its offset; undefined if it is not known. */
  changed?: string | undefined;
  /** The page in all languages in which it exists, if there are several. */
  translations?: readonly { language: string; url: string }[];
}

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
function divideAmongFiles(
  paths: readonly string[],
  changes: ReadonlyMap<string, string | undefined>,
  origin: string,
): SitemapFile[] {
  return inPages(paths, MAX_URLS).map((part, index) => {
    const pages = part.map((path) => ({
      url: new URL(path, origin).href,
      changed: changes.get(path),
      translations: translationsOf(path).map(({ language, path }) => ({
        language,
        url: new URL(path, origin).href,
      })),
    }));
    const number = `${index + 1}`;
    return {
      number,
      url: new URL(`${BASE}/sitemap-${number}.xml`, origin).href,
      changed: newest(pages.map(({ changed }) => changed)),
      pages,
    };
  });
}

/** Returns a sitemap of pages as XML. */
export const sitemapXml = (pages: readonly SitemapEntry[]) => listXml('urlset', 'url', pages);

/** Returns the index of sitemaps as XML. */
export const sitemapIndexXml = (files: readonly SitemapEntry[]) =>
  listXml('sitemapindex', 'sitemap', files);

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The namespace of links to translations. */
const LINKS = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * Prints a sitemap or an index of sitemaps. The two formats differ only in the names of their elements.
 */
function listXml(list: string, element: string, entries: readonly SitemapEntry[]): string {
  const space = entries.some(({ translations = [] }) => translations.length > 0) ? LINKS : '';
  const lines = entries.map(({ url, changed, translations = [] }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    const links = translations.map(
      ({ language, url }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`,
    );
    return `<${element}><loc>${escapeHtml(url)}</loc>${lastmod}${links.join('')}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}"${space}>\n${lines.join('')}</${list}>\n`;
}

/** Returns the latest date, or undefined if no date is known. */
export function newest<Dated extends Date | string>(
  dates: Iterable<Dated | undefined>,
): Dated | undefined {
  let found: Dated | undefined;
  let latest = -Infinity;
  for (const date of dates) {
    const time = date ? +new Date(date) : -Infinity;
    if (time > latest) [found, latest] = [date, time];
  }
  return found;
}
