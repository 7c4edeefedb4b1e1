import type { Article } from './article.ts';

/** Newest first; articles of one day in the order of their slugs, so that builds agree. */
export function newestFirst<Dated extends Pick<Article, 'date' | 'slug'>>(
  articles: readonly Dated[],
): Dated[] {
  return articles.toSorted(
    (a, b) => b.date.getTime() - a.date.getTime() || (a.slug < b.slug ? -1 : 1),
  );
}

/** The guides, first to last. */
export function guidesInOrder(articles: readonly Article[]): Article[] {
  return articles
    .filter(({ guide }) => guide !== undefined)
    .toSorted((a, b) => (a.guide ?? 0) - (b.guide ?? 0));
}

/** What each list of the home page has room for. */
const ON_HOME = 3;

/** The guides that the home page features: the first of those that are out. */
export const featuredOf = (articles: readonly Article[]) =>
  guidesInOrder(articles).slice(0, ON_HOME);

/** The newest articles that are no guides, which the home page has already. */
export const latestOf = (articles: readonly Article[]) =>
  newestFirst(articles.filter(({ kind }) => kind !== 'guide')).slice(0, ON_HOME);

/** Articles by the slug of each of their topics, in the order given. */
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

/** Articles by the path of their author, in the order given. */
export function byAuthor(articles: readonly Article[]): Map<string, Article[]> {
  return Map.groupBy(articles, ({ author }) => author.path);
}
