import type { Article } from './article.ts';

/** Where an article stands in its series. */
export interface SeriesPlace {
  name: string;
  /** The page that shows the whole series, if there is one. */
  path?: string | undefined;
  /** Its place and how many parts there are, from 1. */
  part: number;
  parts: number;
  previous?: Article | undefined;
  next?: Article | undefined;
}

/** The guides are a series by the places that they name. */
const GUIDES = { name: 'The guides', path: '/resources' };

/**
 * The place of each article in its series, by slug; articles in none are left out.
 * @param articles all of them
 * @param guides all of them, in order
 */
export function placesInSeries(
  articles: readonly Article[],
  guides: readonly Article[],
): Map<string, SeriesPlace> {
  const places = new Map<string, SeriesPlace>();
  placeParts(places, GUIDES, guides);
  for (const [name, parts] of seriesByName(articles)) placeParts(places, { name }, parts);
  return places;
}

/** The parts of each series, first to last. */
function seriesByName(articles: readonly Article[]): Map<string, Article[]> {
  const parts = articles
    .filter(({ series }) => series !== undefined)
    .toSorted((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0));
  return Map.groupBy(parts, ({ series }) => series?.name ?? '');
}

function placeParts(
  places: Map<string, SeriesPlace>,
  series: Pick<SeriesPlace, 'name' | 'path'>,
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
