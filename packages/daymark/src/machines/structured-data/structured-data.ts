import type { BlogPosting, BreadcrumbList, Graph, Organization, Person } from 'schema-dts';
import type { Article } from '../../content/articles/article.ts';
import type { Author } from '../../content/authors/author.ts';
import type { Topic } from '../../content/topics/topic.ts';
import type { Site } from '../../settings/schema/site.ts';
import { dayForMachines } from '../../ui/date.ts';

/*
 * The structured data of pages for search engines, in the vocabulary of schema.org. It states only
 * what the page itself states. An article nearly fills the first flight of TCP packets, so its data
 * does not repeat what search engines find on the home page.
 */

type Identity = Site['identity'];

const CONTEXT = 'https://schema.org';

const absolute = (path: string, { url }: Identity) => new URL(path, url).href;

const publisherOf = (identity: Identity) =>
  ({
    '@type': 'Organization',
    name: identity.publisher,
    url: absolute('/', identity),
  }) satisfies Organization;

function authorOf({ name, path, kind }: Author, identity: Identity): Organization | Person {
  const facts = { name, url: absolute(path, identity) };
  return kind === 'person'
    ? { '@type': 'Person', ...facts }
    : { '@type': 'Organization', ...facts };
}

/** Returns the data of the site and its publisher, for the home page. */
export const siteData = (identity: Identity): Graph => ({
  '@context': CONTEXT,
  '@graph': [
    {
      '@type': 'WebSite',
      name: identity.name,
      url: absolute('/', identity),
      description: identity.description,
      inLanguage: identity.language,
    },
    { ...publisherOf(identity), logo: absolute('/icon-512.png', identity) },
  ],
});

interface Crumb {
  title: string;
  path: string;
}

/**
 * Returns the breadcrumbs from the home page to a page. The page itself is the last crumb and has
 * no URL.
 */
function breadcrumbs(
  way: readonly Crumb[],
  { title }: { title: string },
  identity: Identity,
): BreadcrumbList {
  const crumbs = [
    ...[{ title: identity.name, path: '/' }, ...way].map(({ title, path }) => ({
      name: title,
      item: absolute(path, identity),
    })),
    { name: title },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...crumb,
    })),
  };
}

/** Returns the breadcrumbs of a topic. */
export const topicData = (topic: Topic, identity: Identity): Graph => ({
  '@context': CONTEXT,
  '@graph': [breadcrumbs([], topic, identity)],
});

/**
 * Returns the data of an article, and its breadcrumbs through its main topic.
 * @param picture the path of the article's social image
 */
export function articleData(
  article: Article,
  picture: string | undefined,
  identity: Identity,
): Graph {
  const { title, summary, path, date, updated, author, topics } = article;
  const main = topics.slice(0, 1);
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    mainEntityOfPage: absolute(path, identity),
    ...(picture && { image: absolute(picture, identity) }),
    datePublished: dayForMachines(date),
    ...(updated && { dateModified: dayForMachines(updated) }),
    articleSection: main.map(({ title }) => title),
    inLanguage: identity.language,
    author: authorOf(author, identity),
    publisher: publisherOf(identity),
  };
  return { '@context': CONTEXT, '@graph': [posting, breadcrumbs(main, article, identity)] };
}
