import { once } from '../../content/markdown/memoize.ts';
import { site } from '../../settings/index.ts';
import { makeBundle } from './make-bundle.ts';
import { searchPages } from './records.ts';

/**
 * Returns the search index of this site, which is created only once in a build; undefined if there
 * is nothing to search.
 */
export const searchBundle = once(async () => {
  const pages = await searchPages();
  return pages.length > 0 ? makeBundle(pages, site.identity.language, '.cache/search') : undefined;
});
