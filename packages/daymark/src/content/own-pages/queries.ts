import { type CollectionEntry, getCollection } from 'astro:content';
import { words } from '../../settings/index.ts';
import { fillWordsIn } from '../../settings/noun.ts';
import { once } from '../markdown/memoize.ts';
import { ownPageFiles } from './files.ts';

/** Returns the owner's pages, sorted by path. */
export const ownPages = once(async () => {
  // Astro would warn about a collection without files.
  const entries: CollectionEntry<'own'>[] =
    ownPageFiles().length > 0 ? await getCollection('own') : [];
  return entries
    .map((entry) => ({
      ...fillWordsIn(entry.data, words),
      path: `/${entry.id}`,
      isMarkdown: entry.filePath?.endsWith('.md') ?? false,
      entry,
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
});
