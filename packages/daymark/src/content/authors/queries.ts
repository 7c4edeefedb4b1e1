import { site, words } from '../../settings/index.ts';
import { fillWordsIn } from '../../settings/noun.ts';
import { authorPath } from '../../settings/paths.ts';
import { once } from '../markdown/memoize.ts';
import { isWritten } from '../static-pages/queries.ts';
import { entriesOf } from '../texts/entries.ts';
import type { Author, AuthorProfile } from './schema.ts';

/** Returns all authors with the entries that contain their biographies, sorted by slug. */
export const authorsWithEntries = once(async () =>
  entriesOf('authors')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((entry) => {
      const { id, data } = entry;
      const author = { ...fillWordsIn(data, words), slug: id, path: authorPath(id) };
      return { entry, author: author satisfies AuthorProfile };
    }),
);

/** Returns all authors, sorted by slug. */
const allAuthors = async () => (await authorsWithEntries()).map(({ author }) => author);

/** Returns the publisher, whose page is the home page if there is no text about the publisher. */
async function publisher(): Promise<Author> {
  const path = (await isWritten('about')) ? '/about' : '/';
  return { name: site.identity.publisher, path, kind: 'organization' };
}

/**
 * Returns a function that finds the author of an article: the author in the front matter, otherwise
 * the author in the settings, otherwise the publisher. The checks report an unknown author; the
 * live preview ignores an unknown author.
 */
export const authorOf = once(async () => {
  const authors = new Map((await allAuthors()).map((author) => [author.slug, author]));
  const byDefault = authors.get(site.blog.author ?? '') ?? (await publisher());
  return (slug: string | undefined): Author => authors.get(slug ?? '') ?? byDefault;
});
