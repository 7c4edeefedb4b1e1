import { dirname } from 'node:path/posix';
import type { IntegrationResolvedRoute } from 'astro';
import type { Redirects } from '../../http/routes.ts';
import {
  type Addresses,
  FEED_FORMATS,
  GONE,
  numberedName,
  oldPath,
  onSite,
} from '../../settings/addresses.ts';
import type { Place } from '../../settings/place.ts';
import type { Settings } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import { OWN_PAGES, OWNERS_TEXTS } from '../static-pages/names.ts';
import type { Body } from './body.ts';
import { fieldProblem, fieldWarning, type Problem } from './problem.ts';
import type { Text } from './text.ts';

export type Route = Pick<
  IntegrationResolvedRoute,
  'origin' | 'pattern' | 'patternRegex' | 'pathname' | 'type'
>;

/** The route of the owner's Markdown pages. Each Astro page has a separate route. */
const OWN_ROUTE = '/[...own]';

/**
 * The path of the accessibility statement. If `content/pages/` does not contain this text, the
 * owner may add another page at this address, as in sites of version 0.1.0.
 */
const STATEMENT = '/accessibility';

const OWNERS_TEXTS_ROUTE = '/[text]';

/** Returns whether a path belongs to one of the `OWNERS_TEXTS`. */
const isOwnersTextPath = (path: string) => OWNERS_TEXTS.some((name) => path === `/${name}`);

interface ContentPage extends Pick<Text, 'file' | 'fields'>, Pick<Body, 'ids' | 'bodyProblems'> {
  isPublished: boolean;
}

/** The paths of the site that are known before the build. */
export interface SitePages {
  addresses: Addresses;
  /** The pages of content files, by path. */
  contentPages: ReadonlyMap<string, ContentPage>;
  /**
   * The other paths that the build makes for certain: routes without a parameter, and the pages of
   * `OWNERS_TEXTS` that have a file.
   */
  made: ReadonlySet<string>;
  /** The paths of `made` and of the files of `public/`. */
  fixed: ReadonlySet<string>;
  /**
   * Returns whether a path may exist after the build, such as a further page of a list or a
   * generated file.
   */
  mayBe: (path: string) => boolean;
  /** Returns whether a path belongs to a page in another language of the site. */
  isInOtherLanguage: (path: string) => boolean;
}

/** Collects the paths of the site. */
export function sitePages(
  texts: readonly (Text & ContentPage)[],
  routes: readonly Route[],
  publicFiles: readonly string[],
  addresses: Addresses,
  { code, languages }: Pick<Place, 'code' | 'languages'> = { code: '', languages: [] },
): SitePages {
  const { root, of, routeOf } = addresses;
  const contentPages = texts.flatMap((text): [string, ContentPage][] => {
    const path = pagePath(text, addresses) ?? staticPath(text, routes, addresses);
    // An Astro page has a separate route, and its anchors are known only after the build.
    return path === undefined || text.file.endsWith('.astro') ? [] : [[path, text]];
  });
  const ownRoutes = new Set([
    OWNERS_TEXTS_ROUTE,
    ...Object.values(kinds).map(({ pattern }) => pattern),
  ]);
  const open = routes.filter(
    ({ pathname, pattern }) => pathname === undefined && !ownRoutes.has(pattern),
  );
  const made = new Set([
    ...routes.flatMap(({ pathname }) => (pathname ? of(pathname) : [])),
    ...texts.flatMap(({ folder, slug }) =>
      folder === 'pages' && isOwnersTextPath(`/${slug}`) ? of(`/${slug}`) : [],
    ),
  ]);
  return {
    addresses,
    contentPages: new Map(contentPages),
    made,
    fixed: new Set([...made, ...publicFiles.map((file) => `${root}/${file.normalize()}`)]),
    mayBe: (path) => {
      const route = routeOf(path);
      return route !== undefined && open.some(({ patternRegex }) => patternRegex.test(route));
    },
    isInOtherLanguage(path) {
      // The paths of all languages begin with the path of the main language, so that the last match counts.
      const holders = languages.filter(({ base }) => path === base || path.startsWith(`${base}/`));
      return (holders.at(-1)?.code ?? code) !== code;
    },
  };
}

/**
 * Returns the path of a static page whose anchors are all in its text; undefined for other texts and
 * for `/preferences`, where the engine has further anchors, which are known only after the build.
 */
function staticPath(
  { folder, slug }: Text,
  routes: readonly Route[],
  { of }: Addresses,
): string | undefined {
  if (folder !== 'pages' || slug === 'preferences') return undefined;
  const found = routes.find(({ pathname }) => pathname === `/${slug}`)?.pathname;
  return found && of(found);
}

/**
 * Returns the current paths of pages, by their paths with other settings, such as a former pattern of
 * articles, because texts may still link to these.
 * @param forms the addresses with these settings
 */
export function movedPaths(
  texts: readonly Located[],
  pages: SitePages,
  forms: readonly Addresses[],
): ReadonlyMap<string, string> {
  const { addresses } = pages;
  const moved = new Map<string, string>();
  const add = (old: string, now: string) => {
    if (old !== now && !isKnown(old, pages)) moved.set(old, now);
  };
  for (const form of forms) {
    for (const path of pages.made) add(form.of(addresses.routeOf(path) ?? path), path);
    for (const text of texts) add(readingPath(text, form), readingPath(text, addresses));
  }
  return moved;
}

/** Returns whether a page or a file exists at a path for certain. */
export const isKnown = (path: string, { contentPages, fixed }: SitePages): boolean =>
  contentPages.has(path) || fixed.has(path);

/**
 * The kinds of content files, by folder relative to `content/`: the route of the page that shows a
 * file, and the pattern of these routes, if each file has a page.
 */
export const kinds: Readonly<
  Record<string, { route: (slug: string) => string; pattern?: string }>
> = {
  articles: { route: (slug) => `/blog/${slug}`, pattern: '/blog/[slug]' },
  authors: { route: (slug) => `/authors/${slug}`, pattern: '/authors/[slug]' },
  path: {
    route: (slug) => `/path/${numberedName(slug)?.name ?? slug}`,
    pattern: '/path/[slug]',
  },
  topics: { route: (slug) => `/topics/${slug}`, pattern: '/topics/[slug]' },
  stories: { route: () => '/community' },
  [OWN_PAGES]: { route: (slug) => `/${slug}`, pattern: OWN_ROUTE },
  pages: { route: (slug) => `/${slug}` },
};

/** The names of the folders of texts in `content/`. */
export const CONTENT_FOLDERS = Object.keys(kinds).filter((folder) => folder !== OWN_PAGES);

/** Returns the kind of a folder, but no inherited property of the object, such as "constructor". */
const kindOf = (folder: string) => (Object.hasOwn(kinds, folder) ? kinds[folder] : undefined);

type Located = Pick<Text, 'folder' | 'slug' | 'fields'>;

/** Returns the path of a content file's page; undefined for a kind without separate pages. */
export const pagePath = (text: Located, addresses: Addresses): string | undefined =>
  kindOf(text.folder)?.pattern && readingPath(text, addresses);

/** Returns the route of the page that shows a content file. */
export const routeOfText = ({ folder, slug }: Pick<Text, 'folder' | 'slug'>): string =>
  kindOf(folder)?.route(slug) ?? '/';

/** Returns the path of the page that shows a content file. */
export function readingPath(text: Located, { of }: Addresses): string {
  const { date } = text.fields;
  return of(routeOfText(text), isDate(date) ? date : undefined);
}

/** Returns whether a value is a date. The checks read fields that no schema has validated. */
export const isDate = (value: unknown): value is Date =>
  value instanceof Date && !Number.isNaN(value.getTime());

/**
 * Returns the redirects from the aliases of published content files, and the problems of the
 * aliases of all content files. An alias must not be the path of an existing page or file.
 */
export function readAliases(
  texts: readonly (Text & ContentPage)[],
  pages: SitePages,
  former: readonly Addresses[] = [],
): { redirects: Redirects; problems: Problem[] } {
  const redirects = new Map<string, string>();
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const text of texts) {
    const { file, folder, fields, isPublished } = text;
    const path = pagePath(text, pages.addresses);
    if (path === undefined || !Array.isArray(fields.aliases)) continue;
    for (const [index, alias] of fields.aliases.entries()) {
      // fieldProblems reports aliases that are not strings.
      if (typeof alias !== 'string') continue;
      const from = oldPath(alias, path, pages.addresses.root);
      const holder = owners.get(from);
      owners.set(from, holder ?? file);
      const found =
        conflict(from, path, pages) ??
        (holder && `"${alias}", which is also an alias in ${holder}`);
      if (found) {
        const expected = 'an address that no other page or file has';
        problems.push(fieldProblem(text, `aliases.${index}`, expected, found));
      } else if (isPublished) {
        redirects.set(from, path);
        // A former name without a path was published in the former forms of addresses too.
        for (const before of alias.includes('/') ? [] : former) {
          const old = oldPath(alias, pagePath(text, before) ?? path, pages.addresses.root);
          if (!redirects.has(old) && !conflict(old, path, pages)) redirects.set(old, path);
        }
        if (folder === 'topics')
          for (const [old, feed] of feedsFrom(from, path)) redirects.set(old, feed);
      }
    }
  }
  return { redirects: Object.fromEntries(redirects), problems };
}

/** Returns the old and new paths of a topic's feeds, if the old path belonged to a topic page. */
const feedsFrom = (from: string, path: string) =>
  dirname(from) === dirname(path)
    ? FEED_FORMATS.map(({ file }) => [`${from}/${file}`, `${path}/${file}`] as const)
    : [];

/**
 * Describes the page or file with which an alias conflicts, if any. `/about.html` conflicts
 * with the page `/about`, because the server already redirects it to that page.
 */
function conflict(from: string, path: string | undefined, pages: SitePages): string | undefined {
  // An alias with a query cannot hide a page: without the query, the path leads to the page.
  if (from.includes('?')) return undefined;
  const served = from.replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  if (served === path) return `"${from}", the address of this page itself`;
  const page = [from, served].find((address) => isKnown(address, pages) || pages.mayBe(address));
  return page && `"${from}", the address of an existing page or file`;
}

/**
 * Returns the redirects of the settings, and the problems of their old addresses, which no page, file or
 * alias may have.
 * @param aliases the redirects from aliases
 */
export function readRedirects(
  { redirects: written }: Pick<Settings, 'redirects'>,
  source: SettingsSource,
  pages: SitePages,
  aliases: Redirects,
): { redirects: Redirects; problems: Problem[] } {
  const { root } = pages.addresses;
  const redirects: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [old, to] of Object.entries(written)) {
    const from = oldPath(old, '/', root);
    const alias = aliases[from];
    const page = pages.contentPages.get(from);
    const found = page
      ? page.isPublished && `"${old}", the address of ${page.file}`
      : (conflict(from, undefined, pages) ??
        (alias && `"${old}", which is also an alias of ${alias}`));
    const expected = 'an address that no page or file has';
    // Only a warning for a page: a scheduled text may be published while nobody watches the build, and
    // its page then replaces the redirect.
    const report = page ? fieldWarning : fieldProblem;
    if (found) problems.push(report(source, `redirects.${old}`, expected, found));
    else redirects[from] = to === GONE ? to : onSite(to, root);
  }
  return { redirects, problems };
}

/**
 * Returns the redirects from the address above those of the topics, which has no page, to the page with the
 * library. A page or a file of the owner at this address stays.
 * @param forms the addresses of the site, and their former forms
 */
export function topicRedirects(
  texts: readonly Pick<Text & ContentPage, 'folder' | 'isPublished'>[],
  pages: SitePages,
  forms: readonly Addresses[],
): Redirects {
  if (!texts.some(({ folder, isPublished }) => folder === 'topics' && isPublished)) return {};
  const hasFile = (address: string) =>
    ['.html', '/index.html'].some((end) => pages.fixed.has(address + end));
  const free = forms
    .map(({ of }) => of('/topics'))
    .filter((address) => !hasFile(address) && !conflict(address, undefined, pages));
  return Object.fromEntries(free.map((address) => [address, pages.addresses.of('/resources')]));
}

/** Reports texts whose address belongs to a page of the engine, to another text or to another language. */
export function claimProblems(
  texts: readonly Text[],
  routes: readonly Route[],
  { addresses, isInOtherLanguage }: Pick<SitePages, 'addresses' | 'isInOtherLanguage'>,
): Problem[] {
  const engines = routes.filter(
    ({ origin, pattern }) =>
      origin === 'project' && pattern !== OWN_ROUTE && pattern !== OWNERS_TEXTS_ROUTE,
  );
  const fixed = new Set(
    engines.flatMap(({ pathname }) => (pathname ? addresses.of(pathname) : [])),
  );
  const hasStatement = texts.some(
    ({ folder, slug }) => folder === 'pages' && `/${slug}` === STATEMENT,
  );
  const holders = new Map<string, Text>();
  return texts.flatMap((text): Problem[] => {
    const { file, folder, slug } = text;
    const path = pagePath(text, addresses);
    if (path === undefined) return [];
    const route = kindOf(folder)?.route(slug) ?? '';
    const isText = isOwnersTextPath(route) && (route !== STATEMENT || hasStatement);
    const isRoute = isText || engines.some(({ patternRegex }) => patternRegex.test(route));
    if (fixed.has(path) || (folder === OWN_PAGES && isRoute))
      return [{ file, expected: 'an address that no page of the engine has', found: path }];
    const expected = 'an address that no other page has';
    if (isInOtherLanguage(path))
      return [{ file, expected, found: `${path}, which belongs to another language` }];
    const holder = holders.get(path) ?? text;
    holders.set(path, holder);
    // Another check reports two texts with the same name.
    return holder === text || (holder.folder === folder && holder.slug === slug)
      ? []
      : [{ file, expected, found: `${path}, the address of ${holder.file}` }];
  });
}

/** Reports a file of `public/` at an address that a page or another file has. */
export const takenAddress = (
  file: string,
  url: string,
  holder = 'a page or file that the build makes',
): Problem => ({
  file: `public/${file}`,
  expected: 'another name or folder, because a site has one file at each address',
  found: `${url}, the address of ${holder}`,
});
