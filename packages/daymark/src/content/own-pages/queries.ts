import { words } from '../../settings/index.ts';
import { fillWordsIn } from '../../settings/noun.ts';
import { entriesOf, OWN_PAGES, once } from '../texts.ts';

/** Returns the owner's pages, sorted by path. */
export const ownPages = once(async () =>
  entriesOf(OWN_PAGES)
    .map(({ slug, data, file, html, digest }) => ({
      ...fillWordsIn(data, words),
      path: `/${slug}`,
      slug,
      isMarkdown: file.endsWith('.md'),
      html,
      digest,
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
);
