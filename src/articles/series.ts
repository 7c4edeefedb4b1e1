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
 * @throws naming two articles that claim the same part
 */
export function placesInSeries(
  articles: readonly Article[],
  guides: readonly Article[],
): Map<string, SeriesPlace> {
  const places = new Map<string, SeriesPlace>();
  placeParts(places, GUIDES, guides);
  for (const [name, parts] of seriesByName(articles))
    placeParts(
      places,
      { name },
      [...parts].sort(([a], [b]) => a - b).map(([, article]) => article),
    );
  return places;
}

function seriesByName(articles: readonly Article[]) {
  const series = new Map<string, Map<number, Article>>();
  for (const article of articles) {
    if (!article.series) continue;
    const { name, part } = article.series;
    const parts = series.get(name) ?? new Map<number, Article>();
    const other = parts.get(part);
    if (other)
      throw new Error(
        `content/articles/${article.slug}.md: series.part: expected a part of “${name}” that no other article is; found ${part}, which is ${other.slug}`,
      );
    series.set(name, parts.set(part, article));
  }
  return series;
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
