import { site } from '../../settings/index.ts';
import { articlesOn } from '../articles/queries.ts';
import { once } from '../markdown/memoize.ts';
import { divide } from '../paging/divide.ts';
import { topicsWithEntries } from './queries.ts';

/**
 * Returns every topic with its content entry, which contains the introduction, and with its pages,
 * newest articles first.
 */
export const topicPages = once(async () =>
  Promise.all(
    (await topicsWithEntries()).map(async ({ topic, entry }) => ({
      topic,
      entry,
      pages: divide(await articlesOn(topic.slug), site.blog.pageSize, topic.path),
    })),
  ),
);
