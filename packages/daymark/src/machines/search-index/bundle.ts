import { once } from '../../content/markdown/memoize.ts';
import { site } from '../../settings/index.ts';
import { makeBundle } from './make-bundle.ts';
import { searchRecords } from './records.ts';

/**
 * Returns the search index of this site, which is created only once in a build; undefined if there
 * is nothing to search.
 */
export const searchBundle = once(async () => {
  const records = await searchRecords();
  return records.length > 0
    ? makeBundle(records, site.identity.language, '.cache/search')
    : undefined;
});
