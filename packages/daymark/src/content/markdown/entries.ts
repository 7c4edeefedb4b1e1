import { type CollectionEntry, getCollection } from 'astro:content';
import { hasMarkdown } from './has-markdown.ts';

/** A collection whose folder in `content/` may be empty or missing. */
type OptionalCollection = 'articles' | 'authors' | 'path' | 'stories' | 'texts' | 'topics';

/** The only collection whose folder has another name. */
const folderOf = (name: OptionalCollection) => (name === 'texts' ? 'pages' : name);

/** Returns the entries of a collection, without Astro's warning for a collection without files. */
export const entriesOf = async <Name extends OptionalCollection>(
  name: Name,
): Promise<CollectionEntry<Name>[]> => (hasMarkdown(folderOf(name)) ? getCollection(name) : []);
