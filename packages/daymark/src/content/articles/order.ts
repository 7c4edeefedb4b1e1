import type { Article } from './article.ts';

/**
 * Sorts articles newest first, and articles of the same day by slug, so that builds are
 * reproducible.
 */
export function newestFirst<Dated extends Pick<Article, 'date' | 'slug'>>(
  articles: readonly Dated[],
): Dated[] {
  return articles.toSorted(
    (a, b) => b.date.getTime() - a.date.getTime() || (a.slug < b.slug ? -1 : 1),
  );
}

/** Returns the guides: the articles with a `guide` number, in the order of these numbers. */
export function guidesInOrder(articles: readonly Article[]): Article[] {
  return articles
    .filter(({ guide }) => guide !== undefined)
    .toSorted((a, b) => (a.guide ?? 0) - (b.guide ?? 0));
}

/** The number of articles in each list of the home page. */
const ON_HOME = 3;

/** Returns the guides that the home page features: the first three. */
export const featuredOf = (articles: readonly Article[]) =>
  guidesInOrder(articles).slice(0, ON_HOME);

/** Returns the newest articles except guides, which the home page shows in another list. */
export const latestOf = (articles: readonly Article[]) =>
  newestFirst(articles.filter(({ kind }) => kind !== 'guide')).slice(0, ON_HOME);

/** Groups articles by the slug of each of their topics, in the given order. */
export function byTopic(articles: readonly Article[]): Map<string, Article[]> {
  const lists = new Map<string, Article[]>();
  for (const article of articles)
    for (const { slug } of article.topics) {
      const list = lists.get(slug);
      if (list) list.push(article);
      else lists.set(slug, [article]);
    }
  return lists;
}
