import { type CollectionEntry, getCollection } from 'astro:content';
import type { Author } from '../authors/author.ts';
import { authorOf } from '../authors/queries.ts';
import { once } from '../markdown/once.ts';
import { site } from '../site/index.ts';
import { fillWordsIn } from '../site/noun.ts';
import { articlePath } from '../site/paths.ts';
import { words } from '../site/words.ts';
import { allTopics } from '../topics/queries.ts';
import type { Topic } from '../topics/topic.ts';
import { dayInWords } from '../ui/date.ts';
import type { Article } from './article.ts';
import { coverOf } from './cover.ts';
import { nextReading } from './next-reading.ts';
import { byAuthor, byTopic, newestFirst, startingPath } from './order.ts';
import { minutesToRead } from './reading-time.ts';
import { placesInSeries } from './series.ts';

const entries = once(() => getCollection('articles'));

/** All articles, newest first. */
export const allArticles = once(async () => {
  const topics = new Map((await allTopics()).map((topic) => [topic.slug, topic]));
  const findAuthor = await authorOf();
  const articles = (await entries()).map((entry) =>
    articleOf(entry, topics, findAuthor(entry.data.author, entry.filePath)),
  );
  return newestFirst(await Promise.all(articles));
});

/** The guides of the starting path, first to last. */
export const guides = once(async () => startingPath(await allArticles()));

const topicLists = once(async () => byTopic(await allArticles()));

/** The articles of a topic, newest first. */
export const articlesOn = async (topic: string) => (await topicLists()).get(topic) ?? [];

const authorLists = once(async () => byAuthor(await allArticles()));

/** The articles of an author, by the path of the author's page, newest first. */
export const articlesBy = async (author: string) => (await authorLists()).get(author) ?? [];

const seriesPlaces = once(async () => placesInSeries(await allArticles(), await guides()));

/** All articles with the entries that hold their bodies, their places in series and what to read next. */
export async function articlesWithEntries() {
  const [path, all, found, places] = await Promise.all([
    guides(),
    allArticles(),
    entries(),
    seriesPlaces(),
  ]);
  const articles = new Map(all.map((article) => [article.slug, article]));
  return Promise.all(
    found.map(async (entry) => {
      const article = articles.get(entry.id);
      if (!article) throw new Error(`${entry.filePath}: not among all articles`);
      const topic = await articlesOn(article.topics[0]?.slug ?? '');
      const next = nextReading(article, topic, path, all);
      return { article, entry, series: places.get(article.slug), next };
    }),
  );
}

async function articleOf(
  entry: CollectionEntry<'articles'>,
  topics: Map<string, Topic>,
  author: Author,
): Promise<Article> {
  // The works that an article cites keep their names: their tokens are not filled.
  const { cover, coverAlt, sources, updated: changed, ...texts } = entry.data;
  const updated = changed?.getTime() === texts.date.getTime() ? undefined : changed;
  return {
    ...fillWordsIn(texts, words),
    sources,
    day: dayInWords(texts.date, site.identity.language),
    author,
    updated,
    updatedDay: updated && dayInWords(updated, site.identity.language),
    slug: entry.id,
    path: articlePath(entry.id),
    topics: texts.topics.map(({ id }) => knownTopic(id, topics, entry)),
    minutes: minutesToRead(entry.body ?? ''),
    cover: cover && (await coverOf(cover, coverAlt)),
  };
}

function knownTopic(id: string, topics: Map<string, Topic>, entry: CollectionEntry<'articles'>) {
  const topic = topics.get(id);
  if (topic) return topic;
  throw new Error(
    `${entry.filePath}: topics: expected one of ${[...topics.keys()].join(', ')}; found ${id}`,
  );
}
