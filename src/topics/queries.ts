import { type CollectionEntry, getCollection } from 'astro:content';
import { once } from '../markdown/once.ts';
import { fillWordsIn } from '../site/noun.ts';
import { topicPath } from '../site/paths.ts';
import { words } from '../site/words.ts';
import type { Topic } from './topic.ts';

const entries = once(async () => {
  const all = await getCollection('topics');
  return all.sort((a, b) => a.data.order - b.data.order);
});

/** Returns all topics in the owner's order. */
export const allTopics = once(async () => (await entries()).map(topicOf));

/** Returns all topics with their content entries, which hold the introductions. */
export const topicsWithEntries = async () =>
  (await entries()).map((entry) => ({ entry, topic: topicOf(entry) }));

function topicOf({ id, data }: CollectionEntry<'topics'>): Topic {
  const { title, summary, sensitive } = fillWordsIn(data, words);
  return { title, summary, sensitive, slug: id, path: topicPath(id) };
}
