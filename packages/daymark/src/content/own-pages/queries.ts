import { words } from '../../settings/index.ts';
import { fillWordsIn } from '../../settings/noun.ts';
import { once } from '../markdown/memoize.ts';
import { entriesOf } from '../texts/entries.ts';
import { OWN_PAGES } from './files.ts';

/** Returns the owner's pages, sorted by path. */
export const ownPages = once(async () =>
  entriesOf(OWN_PAGES)
    .map(({ id, data, file, html, digest }) => ({
      ...fillWordsIn(data, words),
      path: `/${id}`,
      slug: id,
      isMarkdown: file.endsWith('.md'),
      html,
      digest,
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
);
