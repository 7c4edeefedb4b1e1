import type { CollectionEntry } from 'astro:content';
import { words } from '../../settings/index.ts';
import { fillWordsIn } from '../../settings/noun.ts';
import { entriesOf } from '../markdown/entries.ts';
import { once } from '../markdown/memoize.ts';
import type { Story } from './schema.ts';

const entries = once(async () => {
  const all = await entriesOf('stories');
  return all.toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime());
});

/** Returns the stories of the home page, in the owner's order. */
export const featuredStories = once(async () =>
  (await entries())
    .filter(({ data }) => data.featured !== undefined)
    .sort((a, b) => (a.data.featured ?? 0) - (b.data.featured ?? 0))
    .map(storyOf),
);

/** Returns all stories, newest first. */
export const allStories = async () => (await entries()).map(storyOf);

function storyOf({ id, data }: CollectionEntry<'stories'>): Story {
  return { ...fillWordsIn(data, words), slug: id };
}
