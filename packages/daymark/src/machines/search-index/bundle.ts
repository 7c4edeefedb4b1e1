import { once } from '../../content/markdown/memoize.ts';
import { site } from '../../settings/index.ts';
import { makeBundle } from './make-bundle.ts';
import { searchRecords } from './records.ts';

/** Returns the search index of this site, which is created only once in a build. */
export const searchBundle = once(async () =>
  makeBundle(await searchRecords(), site.identity.language),
);

/** Returns what a browser needs to load the index: its path and the files of every search. */
export const bundleForBrowsers = once(async () => {
  const { version, core } = await searchBundle();
  return { address: `/pagefind/${version}/`, core };
});
