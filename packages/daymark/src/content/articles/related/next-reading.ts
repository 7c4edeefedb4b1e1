import type { Article } from '../article.ts';

/** The number of articles that the end of an article suggests. */
export const NEXT_COUNT = 2;

/** The lists from which the articles to read next are chosen, the best first. */
interface Shelves {
  /** The guide after this one. */
  nextGuide: Article | undefined;
  /** The most similar articles in words and topics. */
  related: readonly Article[];
  /** The articles of the main topic, newest first. */
  topic: readonly Article[];
  /** All articles, newest first. */
  newest: readonly Article[];
}

/**
 * Returns what to read after an article. It looks only at the beginning of each list, so its cost
 * does not grow with their lengths.
 */
export function nextReading(
  article: Article,
  { nextGuide, related, topic, newest }: Shelves,
): Article[] {
  const chosen = new Set<Article>(nextGuide && [nextGuide]);
  // Twice as many as shown, because some may be chosen already or be the article itself.
  for (const shelf of [related, topic, newest])
    for (const candidate of shelf.slice(0, 2 * NEXT_COUNT))
      if (candidate.slug !== article.slug && chosen.size < NEXT_COUNT) chosen.add(candidate);
  return [...chosen];
}
