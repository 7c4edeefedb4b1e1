import * as wording from '#words';
import type { Article } from './article.ts';

/** The position of an article in its series. */
export interface SeriesPosition {
  name: string;
  /** The page that shows the whole series, if there is one. */
  path?: string | undefined;
  /** The number of this part, from 1, and the number of all parts. */
  part: number;
  parts: number;
  previous?: Article | undefined;
  next?: Article | undefined;
}

/** The series that the guides form, in the order of their `guide` numbers. */
const GUIDES = { name: wording.theGuides, path: '/resources' };

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

const positionsOf = (series: Pick<SeriesPosition, 'name' | 'path'>, parts: readonly Article[]) =>
  // One part alone is not a series yet.
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
