import { articlesOn } from '../articles/queries.ts';
import { allTopics } from '../topics/queries.ts';
import type { Shelf } from './ResourcesPage.tsx';

/** Articles of a topic that the library shows; the topic's own page has all. */
const LONGEST_SHELF = 8;

/** Guides and practices by topic; other articles fill the shelf of a topic that has few. */
export async function library(): Promise<Shelf[]> {
  const topics = await allTopics();
  return Promise.all(
    topics.map(async (topic) => {
      const articles = await articlesOn(topic.slug);
      const practical = articles.filter(({ kind }) => kind !== 'essay');
      const essays = articles.filter(({ kind }) => kind === 'essay');
      return { topic, articles: [...practical, ...essays].slice(0, LONGEST_SHELF) };
    }),
  );
}
