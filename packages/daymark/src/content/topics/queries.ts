import { words } from '../../settings/index.ts';
import { fillWordsIn } from '../../settings/noun.ts';
import { topicPath } from '../../settings/paths.ts';
import { once } from '../markdown/memoize.ts';
import { entriesOf } from '../texts/entries.ts';
import type { Topic } from './schema.ts';

/** Returns all topics in the owner's order, with the entries that contain their introductions. */
export const topicsWithEntries = once(async () =>
  entriesOf('topics')
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => {
      const { title, summary, sensitive } = fillWordsIn(entry.data, words);
      const topic: Topic = { title, summary, sensitive, slug: entry.id, path: topicPath(entry.id) };
      return { entry, topic };
    }),
);

/** Returns all topics in the owner's order. */
export const allTopics = async () => (await topicsWithEntries()).map(({ topic }) => topic);
