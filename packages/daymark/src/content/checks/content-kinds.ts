import {
  articlePath,
  authorPath,
  numberedName,
  stepPath,
  topicPath,
} from '../../settings/paths.ts';
import { OWN_ROUTE } from '../slug.ts';
import { OWN_PAGES } from '../texts.ts';

interface Kind {
  /** Returns the path of the page that shows the content file. */
  path: (slug: string) => string;
  /** The route of the pages, if each content file has a page. */
  route?: string;
}

/** The kinds of content files, by folder. The folders are relative to `content/`. */
export const kinds: Readonly<Record<string, Kind>> = {
  articles: { path: articlePath, route: articlePath('[slug]') },
  authors: { path: authorPath, route: authorPath('[slug]') },
  path: {
    path: (slug) => stepPath(numberedName(slug)?.name ?? slug),
    route: stepPath('[slug]'),
  },
  topics: { path: topicPath, route: topicPath('[slug]') },
  stories: { path: () => '/community' },
  [OWN_PAGES]: { path: (slug) => `/${slug}`, route: OWN_ROUTE },
  pages: { path: (slug) => `/${slug}` },
};

/** An object also has inherited names, such as "constructor", which may be those of folders. */
const kindOf = (folder: string) => (Object.hasOwn(kinds, folder) ? kinds[folder] : undefined);

/** Returns the path of a content file's page; undefined for a kind without separate pages. */
export const pagePath = (folder: string, slug: string): string | undefined =>
  kindOf(folder)?.route && kindOf(folder)?.path(slug);

/** Returns the path of the page that shows a content file. */
export const readingPath = (folder: string, slug: string): string =>
  kindOf(folder)?.path(slug) ?? '/';
