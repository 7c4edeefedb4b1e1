import { once } from '../../content/markdown/memoize.ts';
import { site } from '../../settings/index.ts';
import { makeBundle } from './make-bundle.ts';
import { searchRecords } from './records.ts';

/** Returns the search index of this site, built once per build. */
export const searchBundle = once(async () =>
  makeBundle(await searchRecords(), site.identity.language),
);

/** Returns what a browser needs to load the index. */
export const bundleForBrowsers = once(async () => {
  const { version, core } = await searchBundle();
  return { address: `/pagefind/${version}/`, core };
});
