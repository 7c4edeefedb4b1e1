/** An article in a feed. All URLs are absolute. */
export interface FeedEntry {
  /**
   * The first URL of the article, even if the article has moved: feed readers show an entry with a
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
}

/** A feed of the site or of a topic, in any format. All URLs are absolute. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  author: string;
  /** The URL of the page that belongs to the feed. */
  url: string;
  /** The icon of the site. */
  icon: string;
  /** The date of the last change of an entry; undefined for an empty feed. */
  updated: Date | undefined;
  entries: FeedEntry[];
}
