import type { CollectionEntry } from 'astro:content';
import { site } from '../../settings/index.ts';
import { fillWordsIn } from '../../settings/noun.ts';
import { authorPath } from '../../settings/paths.ts';
import { words } from '../../settings/words.ts';
import { entriesOf } from '../markdown/entries.ts';
import { once } from '../markdown/memoize.ts';
import type { Author, AuthorProfile } from './author.ts';

const entries = once(async () => {
  const all = await entriesOf('authors');
  return all.sort((a, b) => (a.id < b.id ? -1 : 1));
});

/** Returns all authors, sorted by slug. */
export const allAuthors = once(async () => (await entries()).map(profileOf));

/** Returns all authors with the entries that contain their biographies. */
export const authorsWithEntries = async () =>
  (await entries()).map((entry) => ({ entry, author: profileOf(entry) }));

const publisher: Author = {
  name: site.identity.publisher,
  path: '/about',
  kind: 'organization',
};

/**
 * Returns a function that finds the author of an article: the author in the front matter, otherwise
 * the author in the settings, otherwise the publisher. The checks report an unknown author; the
 * live preview ignores an unknown author.
 */
export const authorOf = once(async () => {
  const authors = new Map((await allAuthors()).map((author) => [author.slug, author]));
  const byDefault = authors.get(site.blog.author ?? '') ?? publisher;
  return (slug: string | undefined): Author => authors.get(slug ?? '') ?? byDefault;
});

function profileOf({ id, data }: CollectionEntry<'authors'>): AuthorProfile {
  return { ...fillWordsIn(data, words), slug: id, path: authorPath(id) };
}
