import type { Article } from './article.ts';

/** How many articles a reader is offered at the end of one. */
const COUNT = 2;

/**
 * What to read after an article: the next guide after a guide, then those that
 * follow it in its main topic, round to the newest again, then any newest.
 * Looks at the topic's list only, so the cost of a build stays linear.
 * @param topicList the articles of the main topic, newest first, this one among them
 * @param guides the starting path in order
 * @param newest a few of the newest articles, for topics that are too small
 */
export function nextReading(
  article: Article,
  topicList: readonly Article[],
  guides: readonly Article[],
  newest: readonly Article[],
): Article[] {
  const place = topicList.findIndex(({ slug }) => slug === article.slug);
  const nextGuide = guides.filter(({ guide }) => guide === (article.guide ?? Number.NaN) + 1);
  const candidates = [
    ...nextGuide,
    ...topicList.slice(place + 1, place + 1 + COUNT),
    ...topicList.slice(0, COUNT),
    ...newest.slice(0, COUNT + 1),
  ];
  const isNew = ({ slug }: Article, index: number) =>
    slug !== article.slug && candidates.findIndex((other) => other.slug === slug) === index;
  return candidates.filter(isNew).slice(0, COUNT);
}
