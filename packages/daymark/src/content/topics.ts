import { tokenValues } from '../settings/index.ts';
import { fillTokensIn } from '../settings/noun.ts';
import { topicPath } from '../settings/paths.ts';
import { entriesOf, type FrontMatter, once } from './texts.ts';

/** A topic as shown on pages. */
export interface Topic extends Pick<FrontMatter['topics'], 'title' | 'summary' | 'sensitive'> {
  slug: string;
  path: string;
}

/** Returns all topics in the owner's order, with the entries that contain their introductions. */
export const topicsWithEntries = once(async () =>
  entriesOf('topics')
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => {
      const { title, summary, sensitive } = fillTokensIn(entry.data, tokenValues);
      const { slug } = entry;
      const topic: Topic = { title, summary, sensitive, slug, path: topicPath(slug) };
      return { entry, topic };
    }),
);

/** Returns all topics in the owner's order. */
export const allTopics = async () => (await topicsWithEntries()).map(({ topic }) => topic);
