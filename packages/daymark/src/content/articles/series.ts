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

/** The guides are a series, in the order of their `guide` numbers. */
const GUIDES = { name: wording.theGuides, path: '/resources' };

/**
 * Returns the position of each article in its series, by slug. It omits articles without a series.
 * @param articles all articles
 * @param guides all guides, in order
 */
export function positionsInSeries(
  articles: readonly Article[],
  guides: readonly Article[],
): Map<string, SeriesPosition> {
  const places = new Map<string, SeriesPosition>();
  placeParts(places, GUIDES, guides);
  for (const [name, parts] of seriesByName(articles)) placeParts(places, { name }, parts);
  return places;
}

/** Returns the parts of each series, first to last. */
function seriesByName(articles: readonly Article[]): Map<string, Article[]> {
  const parts = articles
    .filter(({ series }) => series !== undefined)
    .toSorted((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0));
  return Map.groupBy(parts, ({ series }) => series?.name ?? '');
}

function placeParts(
  places: Map<string, SeriesPosition>,
  series: Pick<SeriesPosition, 'name' | 'path'>,
  parts: readonly Article[],
) {
  for (const [index, { slug }] of parts.entries())
    places.set(slug, {
      ...series,
      part: index + 1,
      parts: parts.length,
      previous: parts[index - 1],
      next: parts[index + 1],
    });
}
