import { type CollectionEntry, getCollection } from 'astro:content';
import { hasMarkdown } from './has-markdown.ts';

/** A collection whose folder in `content/` has the same name and may be empty. */
type OptionalCollection = 'articles' | 'authors' | 'path' | 'stories' | 'topics';

/** Returns the entries of a collection. Astro would warn about a collection without files. */
export const entriesOf = async <Name extends OptionalCollection>(
  name: Name,
): Promise<CollectionEntry<Name>[]> => (hasMarkdown(name) ? getCollection(name) : []);
