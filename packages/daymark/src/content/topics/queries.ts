import { words } from '../../settings/index.ts';
import { fillWordsIn } from '../../settings/noun.ts';
import { topicPath } from '../../settings/paths.ts';
import { entriesOf } from '../markdown/entries.ts';
import { once } from '../markdown/memoize.ts';
import type { Topic } from './schema.ts';

/** Returns all topics in the owner's order, with the entries that contain their introductions. */
export const topicsWithEntries = once(async () => {
  const entries = await entriesOf('topics');
  return entries
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => {
      const { title, summary, sensitive } = fillWordsIn(entry.data, words);
      const topic: Topic = { title, summary, sensitive, slug: entry.id, path: topicPath(entry.id) };
      return { entry, topic };
    });
});

/** Returns all topics in the owner's order. */
export const allTopics = async () => (await topicsWithEntries()).map(({ topic }) => topic);
