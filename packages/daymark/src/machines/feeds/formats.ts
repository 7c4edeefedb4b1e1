import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
} from 'parse5';
import type { Enclosure } from './enclosures.ts';

/** An article in a feed. All URLs are absolute. */
export interface FeedEntry {
  /**
   * The permanent id of the article, even if the article has moved: feed readers show an entry with a
   * changed id as new.
   */
  id: string;
  title: string;
  url: string;
  summary: string;
  published: Date;
  updated: Date;
  author: string;
  topics: { slug: string; title: string }[];
  /** The full text as HTML. */
  html: string;
  /** The URL of the article's social image. */
  picture?: string | undefined;
  /** The sound files of the article. */
  enclosures?: readonly Enclosure[] | undefined;
}

/** A feed of the site or of a topic, in any format. All URLs are absolute. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  author: string;
  /** The permanent id of the feed. */
  id: string;
  /** The URL of the page that belongs to the feed. */
  url: string;
  icon: string;
  /** The date of the last change of an entry; undefined for an empty feed. */
  updated: Date | undefined;
  entries: FeedEntry[];
}

const plain = (value: string) => ({ value, type: 'text' });

/**
 * Writes a feed as Atom (RFC 4287).
 * @param own the absolute URL of the feed
 */
export function atomFeed(feed: Feed, own: string): string {
  const { id, title, description, language, author, url, icon, updated, entries } = feed;
  const xml = generateAtomFeed({
    id,
    title: plain(title),
    subtitle: plain(description),
    // Atom requires a date, which an empty feed does not have.
    updated: updated ?? new Date(0),
    icon,
    authors: [{ name: author }],
    links: [
      { href: own, rel: 'self', type: 'application/atom+xml' },
      { href: url, rel: 'alternate', type: 'text/html' },
    ],
    xml: { lang: language },
    entries: entries.map(atomEntry),
  });
  return withoutForbidden(xml);
}

/** Returns an entry in the form of the library for Atom. */
const atomEntry = ({
  title,
  summary,
  author,
  topics,
  url,
  html,
  picture,
  enclosures = [],
  ...entry
}: FeedEntry) => ({
  ...entry,
  title: plain(title),
  summary: plain(summary),
  authors: [{ name: author }],
  categories: topics.map(({ slug, title }) => ({ term: slug, label: title })),
  links: [
    { href: url, rel: 'alternate', type: 'text/html' },
    ...enclosures.map(({ url, type, bytes, title }) => {
      return { href: url, rel: 'enclosure', type, length: bytes, title };
    }),
  ],
  content: { value: html, type: 'html' },
  ...(picture && { media: { thumbnails: [{ url: picture }] } }),
});

/**
 * Escapes plain text as HTML, because feed readers parse a description as HTML. The library then
 * escapes the result as XML.
 */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Writes a feed as RSS 2.0, with the modules from the RSS best practices: content, Dublin Core and
 * Atom's self link.
 * @param own the absolute URL of the feed
 */
export function rssFeed(feed: Feed, own: string): string {
  const { title, description, language, url, updated, entries } = feed;
  const xml = generateRssFeed({
    title,
    description: asHtml(description),
    link: url,
    language: language.toLowerCase(),
    ...(updated && { lastBuildDate: updated }),
    atom: { links: [{ href: own, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map(rssItem),
  });
  return withoutForbidden(xml);
}

/**
 * Returns an entry in the form of the library for RSS. The id is a permalink only if it is the URL. An entry
 * has at most one enclosure, because many programs read only one.
 */
const rssItem = ({ id, title, url, picture, enclosures: [sound] = [], ...entry }: FeedEntry) => ({
  title,
  link: url,
  guid: { value: id, isPermaLink: id === url },
  description: asHtml(entry.summary),
  pubDate: entry.published,
  categories: entry.topics.map(({ title }) => ({ name: title })),
  dc: { creators: [entry.author] },
  content: { encoded: entry.html },
  ...(sound && { enclosures: [{ url: sound.url, type: sound.type, length: sound.bytes }] }),
  ...(sound?.seconds && { itunes: { duration: sound.seconds } }),
  ...(picture && { media: { thumbnails: [{ url: picture }] } }),
});

/**
 * Writes a feed as JSON Feed 1.1, without the library that writes the other formats. The format
 * requires a list of items even in an empty feed, and the library omits an empty list.
 * @param own the absolute URL of the feed
 */
export function jsonFeed(feed: Feed, own: string): string {
  const { title, description, language, author, url, icon, entries } = feed;
  const written = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: url,
    feed_url: own,
    icon,
    authors: [{ name: author }],
    items: entries.map(jsonItem),
  };
  return `${JSON.stringify(written, null, 1)}\n`;
}

/** Returns an entry in the form of JSON Feed 1.1. */
const jsonItem = (entry: FeedEntry) => ({
  id: entry.id,
  url: entry.url,
  title: entry.title,
  summary: entry.summary,
  content_html: entry.html,
  date_published: entry.published,
  date_modified: entry.updated,
  authors: [{ name: entry.author }],
  tags: entry.topics.map(({ title }) => title),
  ...(entry.picture && { image: entry.picture }),
  ...(entry.enclosures?.length && {
    attachments: entry.enclosures.map(({ url, type, title, bytes, seconds }) => {
      return { url, mime_type: type, title, size_in_bytes: bytes, duration_in_seconds: seconds };
    }),
  }),
});

/** Characters that XML 1.0 forbids: control characters, lone surrogates, non-characters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Removes the characters that XML forbids even when escaped. */
const withoutForbidden = (xml: string) => xml.replace(FORBIDDEN, '');

/** Elements that a feed reader cannot use or must not run. */
const LEFT_OUT = new Set(['script', 'style', 'template', 'button', 'iframe', 'object', 'form']);
const ADDRESSES = new Set(['href', 'src', 'poster', 'cite']);
/** Attributes that only the styles and scripts of this site use. */
const OWN = /^(?:class|style|tabindex|on.*|data-.*)$/;

/** Makes the URLs of a `srcset` absolute. A width or a density may follow each URL. */
const absoluteSources = (srcset: string, page: string) =>
  srcset
    .split(/,\s+/)
    .map((source) => source.trim().replace(/^\S+/, (address) => new URL(address, page).href))
    .join(', ');

/** Returns the image of a drawing's file, because feed readers do not show SVG elements. */
function imageOf({ attrs }: DefaultTreeAdapterTypes.Element) {
  const attribute = (name: string) => attrs.find((own) => own.name === name)?.value ?? '';
  const attributes = [
    { name: 'src', value: attribute('data-src') },
    { name: 'alt', value: attribute('aria-label') },
  ];
  return defaultTreeAdapter.createElement('img', html.NS.HTML, attributes);
}

const isDrawing = (element: DefaultTreeAdapterTypes.Element) =>
  element.nodeName === 'svg' && element.attrs.some(({ name }) => name === 'data-src');

/** Returns the attributes of an element that feed readers can use, with absolute URLs. */
function attributesOf(element: DefaultTreeAdapterTypes.Element, page: string) {
  return element.attrs
    .filter(({ name }) => !OWN.test(name))
    .map(({ name, value }) => {
      if (name === 'srcset') return { name, value: absoluteSources(value, page) };
      if (!ADDRESSES.has(name)) return { name, value };
      return { name, value: URL.parse(value, page)?.href ?? value };
    });
}

/**
 * Removes, from the descendants of a node, elements and attributes that feed readers cannot use.
 * Makes URLs absolute.
 */
function clean(parent: DefaultTreeAdapterTypes.ParentNode, page: string): void {
  parent.childNodes = parent.childNodes
    .filter(({ nodeName }) => !LEFT_OUT.has(nodeName))
    .map((node) =>
      defaultTreeAdapter.isElementNode(node) && isDrawing(node) ? imageOf(node) : node,
    );
  for (const element of parent.childNodes.filter(defaultTreeAdapter.isElementNode)) {
    element.attrs = attributesOf(element, page);
    clean(element, page);
  }
}

/**
 * Converts the HTML of an article for feed readers: all URLs are absolute, anchors link to the
 * page, and elements that work only on the page are removed.
 * @param html the body of the page
 * @param page the absolute URL of the page
 */
export function fullText(html: string, page: string): string {
  const root = parseFragment(html);
  clean(root, page);
  return serialize(root);
}
