import { BLOG } from '#addresses';
import * as wording from '#words';
import { settings, tokenValues } from '../../settings/index.ts';
import { fillTokens, fillTokensIn } from '../../settings/noun.ts';
import { articleId, articlePath, kindPath } from '../../settings/paths.ts';
import { dayForMachines, dayInWords, yearInWords } from '../../ui/date.ts';
import { type Author, authorOf, authorsWithEntries } from '../authors.ts';
import { divide } from '../paging.ts';
import { NEXT_COUNT, nextReading, relate } from '../related.ts';
import { paidLinks } from '../sponsored-links.ts';
import { type Entry as EntryOf, entriesOf, once } from '../texts.ts';
import { allTopics, type Topic, topicsWithEntries } from '../topics.ts';
import type { Article } from './article.ts';
import { byTopic, guidesInOrder, newestFirst, positionsInSeries } from './order.ts';
import { buildTime, publicationOf } from './publication.ts';
import { KINDS } from './schema.ts';

type Entry = EntryOf<'articles'>;

const UNPUBLISHED = { draft: 'Draft', scheduled: 'Scheduled', published: undefined } as const;
const unpublished = ({ data, moments }: Entry) =>
  UNPUBLISHED[publicationOf({ ...data, moment: moments.date }, buildTime())];

/**
 * Returns the entries of all articles that pages may show. Drafts and scheduled articles are
 * included only in the live preview.
 */
const entries = once(async () => {
  const all = entriesOf('articles');
  return import.meta.env.IS_PREVIEW ? all : all.filter((entry) => !unpublished(entry));
});

/** Returns all articles, newest first. */
export const allArticles = once(async () => {
  const topics = new Map((await allTopics()).map((topic) => [topic.slug, topic]));
  const findAuthor = await authorOf();
  const articles = (await entries()).map((entry) =>
    articleOf(entry, topics, findAuthor(entry.data.author)),
  );
  return newestFirst(articles);
});

const entryOf = once(async () => new Map((await entries()).map((entry) => [entry.slug, entry])));

/** Returns the text of an article as HTML. */
export const bodyOf = async ({ slug }: Pick<Article, 'slug'>) =>
  (await (await entryOf()).get(slug)?.html()) ?? '';

/** Returns the pages of the blog, newest articles first. */
export const blogPages = once(async () =>
  divide(await allArticles(), settings.blog.pageSize, BLOG),
);

/** Returns the guides, in the order of their `guide` numbers. */
const guides = once(async () => guidesInOrder(await allArticles()));

const topicLists = once(async () => byTopic(await allArticles()));

/** Returns the articles of a topic, newest first. */
export const articlesOn = async (topic: string) => (await topicLists()).get(topic) ?? [];

/** The maximum number of topics whose pages link to each other, so that the links fill few lines. */
const MAX_FILTERS = 30;

/**
 * Returns every topic with its content entry, its pages, and the topics to which these pages link. The
 * entry contains the introduction. The articles that lead the topic come first on its pages, then the
 * newest.
 */
export const topicPages = once(async () => {
  const lists = await topicLists();
  const used = await topicsWithArticles();
  const filters = used.length > MAX_FILTERS ? [] : used;
  return (await topicsWithEntries()).map(({ topic, entry }) => {
    const list = lists.get(topic.slug) ?? [];
    const first = list.filter(({ leads, topics: [main] }) => leads && main?.slug === topic.slug);
    const pages = divide(list, settings.blog.pageSize, topic.path, first);
    return { topic, entry, filters, pages };
  });
});

/** Returns the topics with articles, in the owner's order. */
export async function topicsWithArticles(): Promise<Topic[]> {
  const lists = await topicLists();
  return (await allTopics()).filter(({ slug }) => lists.has(slug));
}

/** A kind of articles, with the title and the path of its list. */
export interface ArticleKind {
  kind: Article['kind'];
  title: string;
  path: string;
}

/** Returns the kinds with articles, each with the pages of its list, newest articles first. */
export const kindPages = once(async () => {
  const lists = Map.groupBy(await allArticles(), ({ kind }) => kind);
  return KINDS.flatMap((kind) => {
    const list = lists.get(kind);
    const listed: ArticleKind = { kind, title: wording.kindTitles[kind], path: kindPath(kind) };
    return list ? [{ ...listed, pages: divide(list, settings.blog.pageSize, listed.path) }] : [];
  });
});

/** Returns the kinds with articles; none if all articles are of one kind, whose list is the blog. */
export async function kindsWithArticles(): Promise<ArticleKind[]> {
  const kinds = (await kindPages()).map(({ kind, title, path }) => ({ kind, title, path }));
  return kinds.length > 1 ? kinds : [];
}

/**
 * Returns every author with the content entry, which contains the biography, and with the pages of
 * articles, the newest first.
 */
export const authorPages = once(async () => {
  const lists = Map.groupBy(await allArticles(), ({ author }) => author.path);
  return (await authorsWithEntries()).map(({ author, entry }) => ({
    author,
    entry,
    pages: divide(lists.get(author.path) ?? [], settings.blog.pageSize, author.path),
  }));
});

const seriesPlaces = once(async () => positionsInSeries(await allArticles(), await guides()));

/** Returns a function that finds the slugs of the most similar articles. */
const relations = once(async () => {
  const texts = (await entries()).map(({ slug, terms, data: { topics, date } }) => ({
    slug,
    topics,
    date,
    terms,
  }));
  // Finds one more article than a page shows, because one article may be the next guide.
  return relate(texts, NEXT_COUNT + 1);
});

/**
 * Returns all articles, each with its entry, its position in a series, and a function that finds the
 * articles to read next. The live preview calls this function only for the articles that somebody
 * opens.
 */
export async function articlesWithEntries() {
  const [path, all, near, found, places, topics] = await Promise.all([
    guides(),
    allArticles(),
    relations(),
    entries(),
    seriesPlaces(),
    topicLists(),
  ]);
  const articles = new Map(all.map((article) => [article.slug, article]));
  const guideAt = new Map(path.map((guide) => [guide.guide, guide]));
  return found.map((entry) => {
    const article = articles.get(entry.slug);
    if (!article)
      throw new Error(
        `${entry.file}: expected an article for this file in the list of all articles; found none`,
      );
    const next = () =>
      nextReading(article, {
        nextGuide: article.guide === undefined ? undefined : guideAt.get(article.guide + 1),
        related: near(entry.slug).flatMap((slug) => articles.get(slug) ?? []),
        topic: topics.get(article.topics[0]?.slug ?? '') ?? [],
        newest: all,
      });
    return { article, entry, series: places.get(article.slug), next };
  });
}

/** Returns the data of an article for pages: its front matter with the noun, its author and its topics. */
function articleOf(entry: Entry, topics: Map<string, Topic>, author: Author): Article {
  // Tokens such as {product} are not replaced in the titles of cited works.
  const {
    about,
    aliases,
    corrections,
    cover,
    coverAlt,
    draft,
    reviewed,
    sources,
    translationOf: _,
    updated: changed,
    ...texts
  } = entry.data;
  const isSameDay = changed && dayForMachines(changed) === dayForMachines(texts.date);
  const updated = isSameDay ? undefined : changed;
  const { language } = settings.identity;
  const isPaid = paidLinks(settings, texts.sponsor);
  const dayOf = (date: Date) => ({ date, day: dayInWords(date, language) });
  const path = articlePath(entry.slug, texts.date);
  const itsTopics = texts.topics.flatMap((slug) => topics.get(slug) ?? []);
  return {
    ...fillTokensIn(texts, tokenValues),
    sources: sources.map((source) => ({
      ...source,
      year: yearInWords(source.year, language),
      isPaid: source.url !== undefined && isPaid(source.url),
    })),
    published: entry.moments.date ?? dayForMachines(texts.date),
    modified: entry.moments.updated ?? (updated && dayForMachines(updated)),
    day: dayInWords(texts.date, language),
    listDay: dayInWords(texts.date, language, 'medium'),
    author,
    updated,
    updatedDay: updated && dayInWords(updated, language),
    reviewed: reviewed && dayOf(reviewed),
    corrections: corrections
      .toSorted((a, b) => b.date.getTime() - a.date.getTime())
      .map(({ date, text }) => ({ ...dayOf(date), text: fillTokens(text, tokenValues) })),
    unpublished: unpublished(entry),
    slug: entry.slug,
    path,
    feedId: articleId(entry.slug, texts.date, aliases),
    topics: itsTopics,
    sensitive: texts.sensitive || itsTopics.some(({ sensitive }) => sensitive),
    minutes: entry.minutes,
    cover: entry.cover && { ...entry.cover, alt: coverAlt ?? '' },
    landscape: typeof cover === 'object' ? cover : undefined,
  };
}
