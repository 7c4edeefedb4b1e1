import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  Organization,
  Person,
  Thing,
  WithContext,
} from 'schema-dts';
import { BASE, HOME } from '#addresses';
import { scriptText } from '../basics/text.ts';
import type { Article } from '../content/articles/article.ts';
import type { Author } from '../content/authors.ts';
import type { Topic } from '../content/topics.ts';
import type { Settings } from '../settings/site.ts';

/*
 * The structured data of pages for search engines, in the vocabulary of schema.org. The data states only
 * facts of the page itself. An article nearly fills the first flight of TCP packets, so its data does not
 * repeat facts that search engines find on the home page.
 */

type Identity = Settings['identity'];

const absolute = (path: string, { url }: Identity) => new URL(path, url).href;

/** Puts several things into one JSON-LD document, as schema.org describes. */
const graphOf = (...things: Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** Returns the publisher as articles name it: without the logo, which only the home page names. */
const publisherOf = (identity: Identity) =>
  ({
    '@type': 'Organization',
    name: identity.publisher,
    url: absolute(HOME, identity),
  }) satisfies Organization;

/** Returns an author as schema.org describes one: a person, or an organization. */
const authorOf = ({ name, path, kind }: Author, identity: Identity): Organization | Person => ({
  '@type': kind === 'person' ? 'Person' : 'Organization',
  name,
  url: absolute(path, identity),
});

/** Returns the data of the site and its publisher, for the home page. */
export const siteData = (identity: Identity): Graph =>
  graphOf(
    {
      '@type': 'WebSite',
      name: identity.name,
      url: absolute(HOME, identity),
      description: identity.description,
      inLanguage: identity.language,
    },
    { ...publisherOf(identity), logo: absolute(`${BASE}/icon-512.png`, identity) },
  );

/**
 * Returns the breadcrumbs from the home page to a page. The last breadcrumb is that page and has no
 * path.
 */
function breadcrumbs(
  way: readonly { title: string; path?: string }[],
  identity: Identity,
): BreadcrumbList {
  const crumbs = [{ title: identity.name, path: HOME }, ...way];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      ...(path && { item: absolute(path, identity) }),
    })),
  };
}

/** Returns the breadcrumbs of a topic. */
export const topicData = ({ title }: Pick<Topic, 'title'>, identity: Identity): Graph =>
  graphOf(breadcrumbs([{ title }], identity));

/** Returns the breadcrumbs of a kind of articles, whose list belongs to the blog. */
export const kindData = (
  { title, blog }: { title: string; blog: { title: string; path: string } },
  identity: Identity,
): Graph => graphOf(breadcrumbs([blog, { title }], identity));

/**
 * Returns the data of an article, and its breadcrumbs through its main topic.
 * @param picture the path of the article's social image
 */
export function articleData(article: Article, picture: string | undefined, identity: Identity) {
  const { title, summary, path, published, modified, author, topics, sponsor } = article;
  const main = topics.slice(0, 1);
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    mainEntityOfPage: absolute(path, identity),
    ...(picture && { image: absolute(picture, identity) }),
    datePublished: published,
    ...(modified && { dateModified: modified }),
    articleSection: main.map(({ title }) => title),
    inLanguage: identity.language,
    author: authorOf(author, identity),
    publisher: publisherOf(identity),
    ...(sponsor && { sponsor: { '@type': 'Organization', ...sponsor } satisfies Organization }),
  };
  return graphOf(posting, breadcrumbs([...main, { title }], identity));
}

/** Structured data for search engines, as JSON-LD. */
export function StructuredData({ data }: { data: Graph | WithContext<Thing> }) {
  const html = { __html: scriptText(data) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape JSON's quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />;
}
