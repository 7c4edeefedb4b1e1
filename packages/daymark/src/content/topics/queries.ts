import type { CollectionEntry } from 'astro:content';
import { fillWordsIn } from '../../settings/noun.ts';
import { topicPath } from '../../settings/paths.ts';
import { words } from '../../settings/words.ts';
import { entriesOf } from '../markdown/entries.ts';
import { once } from '../markdown/memoize.ts';
import type { Topic } from './topic.ts';

const entries = once(async () => {
  const all = await entriesOf('topics');
  return all.sort((a, b) => a.data.order - b.data.order);
});

/** Returns all topics in the owner's order. */
export const allTopics = once(async () => (await entries()).map(topicOf));

/** Returns all topics with their content entries, which contain the introductions. */
export const topicsWithEntries = async () =>
  (await entries()).map((entry) => ({ entry, topic: topicOf(entry) }));

function topicOf({ id, data }: CollectionEntry<'topics'>): Topic {
  const { title, summary, sensitive } = fillWordsIn(data, words);
  return { title, summary, sensitive, slug: id, path: topicPath(id) };
}
