import { once } from '../markdown/once.ts';
import { site } from '../site/index.ts';
import { lastChanges } from './changes.ts';
import { divideAmongFiles } from './divide.ts';
import { allPages } from './pages.ts';

/** Returns the sitemap files of the site. */
export const sitemapFiles = once(async () => {
  const paths = (await allPages()).map(({ path }) => path);
  return divideAmongFiles(paths, await lastChanges(), site.identity.url);
});
