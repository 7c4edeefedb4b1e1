import { once } from '../../markdown/once.ts';
import { site } from '../../site/index.ts';
import { makeBundle } from './make-bundle.ts';
import { searchRecords } from './records.ts';

/** The search index of this site, made once per build. */
export const searchBundle = once(async () =>
  makeBundle(await searchRecords(), site.identity.language),
);

/** Where the files of the index are served. */
export const bundleAddress = once(async () => `/pagefind/${(await searchBundle()).version}/`);
