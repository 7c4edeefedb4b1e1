import { type CollectionEntry, getCollection } from 'astro:content';
import { once } from '../markdown/once.ts';
import { site } from '../site/index.ts';
import { fillWordsIn } from '../site/noun.ts';
import { articlePath } from '../site/paths.ts';
import { words } from '../site/words.ts';
import { allTopics } from '../topics/queries.ts';
import type { Topic } from '../topics/topic.ts';
import { dayInWords } from '../ui/date.ts';
import type { Article, Cover } from './article.ts';
import { nextReading } from './next-reading.ts';
import { byTopic, newestFirst, startingPath } from './order.ts';
import { minutesToRead } from './reading-time.ts';

const entries = once(() => getCollection('articles'));

/** All articles, newest first. */
export const allArticles = once(async () => {
  const topics = new Map((await allTopics()).map((topic) => [topic.slug, topic]));
  return newestFirst((await entries()).map((entry) => articleOf(entry, topics)));
});

/** The guides of the starting path, first to last. */
export const guides = once(async () => startingPath(await allArticles()));

const topicLists = once(async () => byTopic(await allArticles()));

/** The articles of a topic, newest first. */
export const articlesOn = async (topic: string) => (await topicLists()).get(topic) ?? [];

/** All articles with the entries that hold their bodies and what to read next. */
export async function articlesWithEntries() {
  const [path, all, found] = await Promise.all([guides(), allArticles(), entries()]);
  const articles = new Map(all.map((article) => [article.slug, article]));
  return Promise.all(
    found.map(async (entry) => {
      const article = articles.get(entry.id);
      if (!article) throw new Error(`${entry.filePath}: not among all articles`);
      const topic = await articlesOn(article.topics[0]?.slug ?? '');
      return { article, entry, next: nextReading(article, topic, path, all) };
    }),
  );
}

function articleOf(entry: CollectionEntry<'articles'>, topics: Map<string, Topic>): Article {
  // The works that an article cites keep their names: their tokens are not filled.
  const { cover, coverAlt, sources, updated, ...texts } = entry.data;
  return {
    ...fillWordsIn(texts, words),
    sources,
    day: dayInWords(texts.date, site.identity.language),
    updated,
    updatedDay: updated && dayInWords(updated, site.identity.language),
    slug: entry.id,
    path: articlePath(entry.id),
    topics: texts.topics.map(({ id }) => knownTopic(id, topics, entry)),
    minutes: minutesToRead(entry.body ?? ''),
    cover: cover && coverOf(cover, coverAlt),
  };
}

function coverOf(cover: Omit<Cover, 'alt' | 'file'>, alt = ''): Cover {
  const { src, width, height } = cover;
  // Astro knows where an image lies, but its types do not say so.
  return { src, width, height, alt, file: String(Reflect.get(cover, 'fsPath')) };
}

function knownTopic(id: string, topics: Map<string, Topic>, entry: CollectionEntry<'articles'>) {
  const topic = topics.get(id);
  if (topic) return topic;
  throw new Error(
    `${entry.filePath}: topics: expected one of ${[...topics.keys()].join(', ')}; found ${id}`,
  );
}
