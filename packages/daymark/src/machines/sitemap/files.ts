import { allPages } from '../../content/all-pages.ts';
import { once } from '../../content/markdown/memoize.ts';
import { site } from '../../settings/index.ts';
import { lastChanges } from './changes.ts';
import { divideAmongFiles } from './divide.ts';

/** Returns the sitemap files of the site. */
export const sitemapFiles = once(async () => {
  const paths = (await allPages()).map(({ path }) => path);
  return divideAmongFiles(paths, await lastChanges(), site.identity.url);
});
