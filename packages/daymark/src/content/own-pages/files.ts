import { globSync } from 'node:fs';

/**
 * The folder of the owner's own pages. It is beside `content/`, which the names of the other folders
 * of texts are relative to.
 */
export const OWN_PAGES = '../pages';

/** The route of the own pages that are Markdown. Each Astro page has a route of its own. */
export const OWN_ROUTE = '/[...own]';

/** Returns the files of own pages, relative to the site's folder: "pages/retreats/spring.astro". */
export const ownPageFiles = (): string[] =>
  globSync('pages/**/*.{md,astro}')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** Returns the path of an own page without the leading slash: "retreats/spring". */
export const ownSlug = (file: string) =>
  file
    .replace(/^\/?pages\//, '')
    .replace(/(?:(?:^|\/)index)?\.(?:md|astro)$/, '')
    .toLowerCase();
