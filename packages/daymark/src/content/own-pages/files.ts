import { globSync } from 'node:fs';

/** The folder of the owner's pages, relative to `content/` like all folders of content files. */
export const OWN_PAGES = '../pages';

/** The route of the owner's Markdown pages. Each Astro page has a separate route. */
export const OWN_ROUTE = '/[...own]';

/** Returns the files of the owner's pages relative to the site: "pages/retreats/spring.astro". */
export const ownPageFiles = (): string[] =>
  globSync('pages/**/*.{md,astro}')
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** Returns the path of an owner's page without the leading slash: "retreats/spring". */
export const ownSlug = (file: string) =>
  file
    .replace(/^\/?pages\//, '')
    .replace(/(?:(?:^|\/)index)?\.(?:md|astro)$/, '')
    .toLowerCase()
    .normalize();
