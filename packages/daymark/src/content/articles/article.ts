import type { Author } from '../authors.ts';
import type { ChosenLandscape, FrontMatter, Picture } from '../texts.ts';
import type { Topic } from '../topics.ts';

/** A picture from the author. Articles without a cover have a landscape that the engine draws. */
interface Cover extends Omit<Picture, 'variants'> {
  /** The alternative text; empty for a decorative picture. */
  alt: string;
}

/** A date for pages: machines read `date`, visitors `day`. */
export interface Day {
  date: Date;
  /** The date as text. */
  day: string;
}

/** The fields of the front matter that `Article` omits or redefines. */
type Dropped =
  | 'about'
  | 'aliases'
  | 'author'
  | 'corrections'
  | 'cover'
  | 'coverAlt'
  | 'draft'
  | 'reviewed'
  | 'sources'
  | 'topics';

/**
 * The data of an article for cards and lists, with the noun filled in. `updated` is absent if it is
 * the same as `date`.
 */
export interface Article extends Omit<FrontMatter['articles'], Dropped> {
  slug: string;
  path: string;
  /** The permanent id of the article in feeds. */
  feedId: string;
  /** The day of publication, or its time if the author gave an hour: "2027-03-01T08:00:00+01:00". */
  published: string;
  /** The day of the last change, or its time. */
  modified?: string | undefined;
  /** The date as text, and as a shorter text for lists. */
  day: string;
  listDay: string;
  /** The date of the last change as text. */
  updatedDay?: string | undefined;
  /** The day of the last review. */
  reviewed?: Day | undefined;
  /** The cited works. `isPaid`: whether somebody pays for the link to the work. */
  sources: (FrontMatter['articles']['sources'][number] & { isPaid?: boolean })[];
  /** The corrections, newest first. */
  corrections: (Day & { text: string })[];
  author: Author;
  /** The topics of the article, the main topic first. */
  topics: Topic[];
  /** Whether the article has no ad slots, because it or one of its topics is sensitive. */
  sensitive: boolean;
  /** The state of an article that only the live preview shows. */
  unpublished?: 'Draft' | 'Scheduled' | undefined;
  /** The reading time in minutes. */
  minutes: number;
  cover?: Cover | undefined;
  /** The author's choices for the landscape. */
  landscape?: ChosenLandscape | undefined;
}
