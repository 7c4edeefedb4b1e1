import type { Article } from '../../content/articles/article.ts';
import { articlesOn, topicsWithArticles } from '../../content/articles/queries.ts';
import type { Shelf } from './ResourcesPage.tsx';

/** The maximum number of articles per topic in the library. The topic's page lists all articles. */
const LONGEST_SHELF = 8;

const isPractical = ({ kind }: Article) => kind === 'guide' || kind === 'practice';
const isOther = (article: Article) => !isPractical(article);

/** Returns the articles of each topic: guides and practices, then the others, up to the maximum. */
export async function library(): Promise<Shelf[]> {
  const topics = await topicsWithArticles();
  return Promise.all(
    topics.map(async (topic) => {
      const articles = await articlesOn(topic.slug);
      const [practical, others] = [articles.filter(isPractical), articles.filter(isOther)];
      return { topic, articles: [...practical, ...others].slice(0, LONGEST_SHELF) };
    }),
  );
}
