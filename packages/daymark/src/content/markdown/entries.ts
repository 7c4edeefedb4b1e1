import { type CollectionEntry, getCollection } from 'astro:content';
import { hasMarkdown } from './has-markdown.ts';

/** A collection whose folder in `content/` has the collection's name and may be empty. */
type OptionalCollection = 'articles' | 'authors' | 'path' | 'stories' | 'topics';

/** Returns the entries of a collection, without Astro's warning for a collection without files. */
export const entriesOf = async <Name extends OptionalCollection>(
  name: Name,
): Promise<CollectionEntry<Name>[]> => (hasMarkdown(name) ? getCollection(name) : []);
