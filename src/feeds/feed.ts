/** An article in a feed. All addresses are absolute. */
export interface FeedEntry {
  /** The address it had first: readers show an entry with another id as a new one. */
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
  /** Its picture for social networks. */
  picture?: string | undefined;
}

/** A feed of the site or of a topic, whatever its format. All addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  author: string;
  /** The page that the feed follows. */
  url: string;
  /** The site's icon. */
  icon: string;
  /** When anything in it last changed; undefined while it is empty. */
  updated: Date | undefined;
  entries: FeedEntry[];
}
