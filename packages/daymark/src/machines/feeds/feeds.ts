import type { APIRoute, GetStaticPaths } from 'astro';
import { BASE, HOME } from '#addresses';
import * as wording from '#words';
import { escapeHtml } from '../../basics/text.ts';
import type { Article } from '../../content/articles/article.ts';
import { allArticles, articlesOn, bodyOf } from '../../content/articles/queries.ts';
import { withTex } from '../../content/markdown/formula-html.ts';
import { withoutPullQuotes } from '../../content/markdown/pull-quotes.ts';
import { fillPlaceholders } from '../../content/static-pages/placeholders.ts';
import { allTopics, type Topic } from '../../content/topics.ts';
import { type FeedFormat, placeIn } from '../../settings/addresses.ts';
import { settings } from '../../settings/index.ts';
import { feedId, feedPath } from '../../settings/paths.ts';
import { newest } from '../sitemap.ts';
import { socialPictureOf } from '../social-pictures/address.ts';
import { enclosuresIn } from './enclosures.ts';
import { atomFeed, type Feed, type FeedEntry, fullText, jsonFeed, rssFeed } from './formats.ts';

/**
 * The number of articles in a feed. If a site publishes one or two articles a week, 20 articles
 * cover some months, enough for a subscriber who has been away. With full texts, 20 articles take
 * about 150 KB, small enough for feed readers that send a request every hour.
 */
const NEWEST = 20;

const WRITERS = { 'feed.atom': atomFeed, 'rss.xml': rssFeed, 'feed.json': jsonFeed };

const absolute = (path: string) => new URL(path, settings.identity.url).href;

/** Returns the labels of an article that every list must show: its sponsor, and “made up”. */
const labelsOf = ({ sponsor, kind }: Article) => [
  ...(sponsor ? [wording.sponsoredBy(sponsor.name).join('')] : []),
  ...(kind === 'case-study' ? [wording.madeUpCase] : []),
];

/** Returns the paragraph with the sponsor of an article, as HTML. */
function sponsorLine({ sponsor }: Article): string {
  if (!sponsor) return '';
  const link = `<a href="${escapeHtml(sponsor.url)}" rel="sponsored">${escapeHtml(sponsor.name)}</a>`;
  return `<p>${wording.sentence(wording.sponsoredBy(link).join('')).join('')}</p>\n`;
}

/**
 * Returns the text of an article without the parts that only pages show: pull quotes, and forms of
 * a newsletter.
 */
const plainBodyOf = async (article: Article): Promise<string> =>
  fillPlaceholders(withTex(withoutPullQuotes(await bodyOf(article))), { newsletter: '' });

/** Returns an article as an entry of a feed. The summary begins with the labels of the article. */
async function entryOf(article: Article): Promise<FeedEntry> {
  const url = absolute(article.path);
  const picture = await socialPictureOf(article.path);
  const body = await plainBodyOf(article);
  const { published, modified = published } = article;
  return {
    id: article.feedId,
    title: article.title,
    url,
    summary: labelsOf(article).reduceRight(
      (summary, label) => wording.labelledSummary(label, summary),
      article.summary,
    ),
    published: new Date(published),
    updated: new Date(modified),
    author: article.author.name,
    topics: article.topics,
    html: fullText(sponsorLine(article) + body, url),
    picture: picture && absolute(picture.path),
    enclosures: enclosuresIn(body, url, placeIn(settings).root),
  };
}

/** Returns the feed of a topic, or of the whole site, with the newest articles. */
async function feedOf(topic: Topic | undefined): Promise<Feed> {
  const articles = await (topic ? articlesOn(topic.slug) : allArticles());
  const entries = await Promise.all(articles.slice(0, NEWEST).map(entryOf));
  const { name, description, language, publisher } = settings.identity;
  return {
    title: topic ? `${topic.title} · ${name}` : name,
    description: topic?.summary ?? description,
    language,
    author: publisher,
    id: feedId(topic?.path ?? HOME),
    url: absolute(topic?.path ?? HOME),
    icon: absolute(`${BASE}/icon-512.png`),
    updated: newest(entries.map(({ updated }) => updated)),
    entries,
  };
}

/** Returns the route of all feeds in a format: the site's feed, and the feed of each topic. */
export const feedRoute = (file: FeedFormat['file']) => ({
  getStaticPaths: (async () =>
    [undefined, ...(await allTopics())].map((topic) => ({
      params: { folder: topic && `topics/${topic.slug}` },
      props: { topic },
    }))) satisfies GetStaticPaths,
  GET: (async ({ props: { topic } }) =>
    new Response(
      WRITERS[file](await feedOf(topic), absolute(feedPath(file, topic?.path))),
    )) satisfies APIRoute,
});
