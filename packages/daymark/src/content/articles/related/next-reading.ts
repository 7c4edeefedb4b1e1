import type { Article } from '../article.ts';

/** The number of articles that a page suggests at the end of an article. */
export const NEXT_COUNT = 2;

/** The lists from which the next reading is chosen, in order of preference. */
interface Shelves {
  /** The guide after this one. */
  nextGuide: Article | undefined;
  /** The articles most similar to this one in words and topics. */
  related: readonly Article[];
  /** The articles of this article's main topic, newest first. */
  topic: readonly Article[];
  /** All articles, newest first. */
  newest: readonly Article[];
}

/**
 * Returns the articles to read after an article. Reads only the beginning of each list, so that the
 * cost does not grow with the length of the lists.
 */
export function nextReading(
  article: Article,
  { nextGuide, related, topic, newest }: Shelves,
): Article[] {
  const chosen = new Set<Article>(nextGuide && [nextGuide]);
  // Considers twice as many articles as it returns, because some may be chosen already or be the
  // article itself.
  for (const shelf of [related, topic, newest])
    for (const candidate of shelf.slice(0, 2 * NEXT_COUNT))
      if (candidate.slug !== article.slug && chosen.size < NEXT_COUNT) chosen.add(candidate);
  return [...chosen];
}
