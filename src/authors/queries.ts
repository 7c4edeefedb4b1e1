import { type CollectionEntry, getCollection } from 'astro:content';
import { once } from '../markdown/once.ts';
import { site } from '../site/index.ts';
import { fillWordsIn } from '../site/noun.ts';
import { authorPath } from '../site/paths.ts';
import { words } from '../site/words.ts';
import type { Author, AuthorProfile } from './author.ts';

const entries = once(async () => {
  const all = await getCollection('authors');
  return all.sort((a, b) => (a.id < b.id ? -1 : 1));
});

/** All authors, in the order of their slugs. */
export const allAuthors = once(async () => (await entries()).map(profileOf));

/** All authors with the entries that hold their biographies. */
export const authorsWithEntries = async () =>
  (await entries()).map((entry) => ({ entry, author: profileOf(entry) }));

const publisher: Author = {
  name: site.identity.publisher,
  path: '/about',
  kind: 'organization',
};

/**
 * Gives a function that finds the author of an article: the one that it names,
 * else the one that the settings name, else the publisher. The checks report a
 * name that is nobody's; the live preview goes on without it.
 */
export const authorOf = once(async () => {
  const authors = new Map((await allAuthors()).map((author) => [author.slug, author]));
  const byDefault = authors.get(site.blog.author ?? '') ?? publisher;
  return (slug: string | undefined): Author => authors.get(slug ?? '') ?? byDefault;
});

function profileOf({ id, data }: CollectionEntry<'authors'>): AuthorProfile {
  return { ...fillWordsIn(data, words), slug: id, path: authorPath(id) };
}
