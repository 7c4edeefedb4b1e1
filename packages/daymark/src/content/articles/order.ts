import * as wording from '#words';
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

/**
 * Returns the lead of a home page as a magazine, and the newest articles below the lead: the more
 * articles a site has, the more of them. Guides have a separate list.
 */
export function magazineOf(articles: readonly Article[]): { lead?: Article; rows: Article[] } {
  const newest = newestFirst(articles);
  const isGuide = ({ kind }: Article) => kind === 'guide';
  const lead =
    newest.find(({ frontPage }) => frontPage) ??
    newest.find((article) => !isGuide(article)) ??
    newest[0];
  const others = newest.filter((article) => article !== lead && !isGuide(article));
  return {
    ...(lead && { lead }),
    rows: others.slice(0, Math.min(12, Math.ceil(newest.length / 2))),
  };
}

/** Returns the articles of a plain home page: the newest, except guides. */
export const plainListOf = (articles: readonly Article[]) =>
  newestFirst(articles.filter(({ kind }) => kind !== 'guide')).slice(0, 20);

/**
 * Returns whether a list of the newest articles leaves out articles of its oldest date, so that the
 * articles in the list are not the newest. Articles of the same date have no order in time.
 * @param shown the articles that the list shows
 * @param all the articles from which the list is chosen
 */
export function leavesOutEqual(
  shown: readonly Pick<Article, 'date'>[],
  all: readonly Pick<Article, 'date'>[],
): boolean {
  const oldest = Math.min(...shown.map(({ date }) => date.getTime()));
  return all.some((article) => article.date.getTime() === oldest && !shown.includes(article));
}

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

/** The place of an article in its series, with its neighbours. */
export interface SeriesPosition {
  name: string;
  /** Whether the guides form the series. */
  isGuides?: boolean | undefined;
  /** The number of this part, from 1, and the number of all parts. */
  part: number;
  parts: number;
  previous?: Article | undefined;
  next?: Article | undefined;
}

/** The series that the guides form, in the order of their `guide` numbers. */
const GUIDES = { name: wording.theGuides, isGuides: true };

/**
 * Returns the position of each article in its series, by slug. Articles without a series have no
 * position.
 * @param articles all articles
 * @param guides all guides, in order
 */
export function positionsInSeries(
  articles: readonly Article[],
  guides: readonly Article[],
): Map<string, SeriesPosition> {
  const inSeries = articles
    .filter(({ series }) => series !== undefined)
    .toSorted((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0));
  const series = Map.groupBy(inSeries, ({ series }) => series?.name ?? '');
  return new Map([
    ...positionsOf(GUIDES, guides),
    ...[...series].flatMap(([name, parts]) => positionsOf({ name }, parts)),
  ]);
}

/** Returns the position of each part of a series, by the slug of its article. */
const positionsOf = (
  series: Pick<SeriesPosition, 'name' | 'isGuides'>,
  parts: readonly Article[],
) =>
  // A single part is not a series yet.
  (parts.length > 1 ? parts : []).map(({ slug }, index): [string, SeriesPosition] => [
    slug,
    {
      ...series,
      part: index + 1,
      parts: parts.length,
      previous: parts[index - 1],
      next: parts[index + 1],
    },
  ]);
