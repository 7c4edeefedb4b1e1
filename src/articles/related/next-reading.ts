import type { Article } from '../article.ts';

/** How many articles a reader is offered at the end of one. */
export const NEXT_COUNT = 2;

/** Where the articles to read next are taken from, the best first. */
interface Shelves {
  /** The guide after this one. */
  nextGuide: Article | undefined;
  /** Those nearest in words and topics. */
  related: readonly Article[];
  /** The main topic's, newest first. */
  topic: readonly Article[];
  /** All, newest first. */
  newest: readonly Article[];
}

/**
 * What to read after an article. Looks at the beginnings of lists only, so that
 * its cost does not grow with them.
 */
export function nextReading(
  article: Article,
  { nextGuide, related, topic, newest }: Shelves,
): Article[] {
  const chosen = new Set<Article>(nextGuide && [nextGuide]);
  // Twice as many as are shown, for some may be chosen already or be the article itself.
  for (const shelf of [related, topic, newest])
    for (const candidate of shelf.slice(0, 2 * NEXT_COUNT))
      if (candidate.slug !== article.slug && chosen.size < NEXT_COUNT) chosen.add(candidate);
  return [...chosen];
}
