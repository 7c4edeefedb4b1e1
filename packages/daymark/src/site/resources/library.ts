import { articlesOn, topicsWithArticles } from '../../content/articles/queries.ts';
import type { Shelf } from './ResourcesPage.tsx';

/** The maximum number of articles per topic in the library. The topic's page lists all articles. */
const LONGEST_SHELF = 8;

/** Returns the articles of each topic: guides and practices, then essays, up to the maximum. */
export async function library(): Promise<Shelf[]> {
  const topics = await topicsWithArticles();
  return Promise.all(
    topics.map(async (topic) => {
      const articles = await articlesOn(topic.slug);
      const practical = articles.filter(({ kind }) => kind !== 'essay');
      const essays = articles.filter(({ kind }) => kind === 'essay');
      return { topic, articles: [...practical, ...essays].slice(0, LONGEST_SHELF) };
    }),
  );
}
