import { XmlDocument } from 'libxml2-wasm';

/** The content of a feed in any format, as a program reads it, for tests. */
interface ReadFeed {
  title: string;
  url: string;
  own: string;
  language: string;
  entries: ReadEntry[];
}

interface ReadEntry {
  id: string;
  url: string;
  title: string;
  summary: string;
  html: string;
  published: string;
  author: string;
  topic: string;
  picture: string;
}

const NAMESPACES = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
  media: 'http://search.yahoo.com/mrss/',
};

type Places<Read> = Record<Exclude<keyof Read, 'entries'>, string>;

/** The positions of the fields in a format, as XPath. */
interface Format {
  feed: Places<ReadFeed>;
  entry: Places<ReadEntry>;
  /** The XPath of all entries. */
  entries: string;
}

const ATOM: Format = {
  feed: {
    title: '/atom:feed/atom:title',
    url: '/atom:feed/atom:link[@rel="alternate"]/@href',
    own: '/atom:feed/atom:link[@rel="self"]/@href',
    language: '/atom:feed/@xml:lang',
  },
  entries: '/atom:feed/atom:entry',
  entry: {
    id: 'atom:id',
    url: 'atom:link[@rel="alternate"]/@href',
    title: 'atom:title',
    summary: 'atom:summary',
    html: 'atom:content[@type="html"]',
    published: 'atom:published',
    author: 'atom:author/atom:name',
    topic: 'atom:category/@label',
    picture: 'media:thumbnail/@url',
  },
};

const RSS: Format = {
  feed: {
    title: '/rss/channel/title',
    url: '/rss/channel/link',
    own: '/rss/channel/atom:link[@rel="self"]/@href',
    language: '/rss/channel/language',
  },
  entries: '/rss/channel/item',
  entry: {
    id: 'guid',
    url: 'link',
    title: 'title',
    summary: 'description',
    html: 'content:encoded',
    published: 'pubDate',
    author: 'dc:creator',
    topic: 'category',
    picture: 'media:thumbnail/@url',
  },
};

interface Place {
  get(xpath: string, namespaces: typeof NAMESPACES): { content: string } | null;
}

/** Returns the texts at places in an XML document. */
function readAll<Read>(places: Places<Read>, from: Place): Record<keyof Places<Read>, string> {
  const found = Object.entries<string>(places).map(([name, xpath]) => [
    name,
    from.get(xpath, NAMESPACES)?.content.trim() ?? '',
  ]);
  return Object.fromEntries(found);
}

/** @throws if the XML is not well-formed */
function readXml(xml: string, { feed, entries, entry }: Format): ReadFeed {
  using document = XmlDocument.fromString(xml);
  return {
    ...readAll<ReadFeed>(feed, document),
    entries: document
      .find(entries, NAMESPACES)
      .map((node) => readAll<ReadEntry>(entry, Object(node))),
  };
}

export const readAtom = (xml: string) => readXml(xml, ATOM);
export const readRss = (xml: string) => readXml(xml, RSS);

export function readJson(json: string): ReadFeed {
  const { title, home_page_url: url, feed_url: own, language, items } = JSON.parse(json);
  const entries = items.map((item: Record<string, string> & { authors: { name: string }[] }) => ({
    id: item.id,
    url: item.url,
    title: item.title,
    summary: item.summary,
    html: item.content_html,
    published: item.date_published,
    author: item.authors[0]?.name,
    topic: item.tags?.[0],
    picture: item.image,
  }));
  return { title, url, own, language, entries };
}
