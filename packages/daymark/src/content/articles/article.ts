import type { Author } from '../authors/schema.ts';
import type { Topic } from '../topics/schema.ts';

/** A work that an article cites as a source. */
export interface Source {
  author: string;
  title: string;
  year: number | string;
  publisher?: string | undefined;
}

/** An image from the author, which replaces the drawn landscape. */
export interface Cover {
  src: string;
  /** The image in several widths, as the value of a `srcset` attribute. */
  srcSet: string;
  /** The width in CSS pixels. */
  width: number;
  height: number;
  /** The alternative text; empty for a decorative image. */
  alt: string;
  /** The absolute path of the author's file during the build. */
  file: string;
}

/** The data of an article for cards and lists, with the noun filled in. */
export interface Article {
  slug: string;
  path: string;
  /** The first path of the article, which identifies it in feeds. */
  firstPath: string;
  title: string;
  subtitle?: string | undefined;
  summary: string;
  date: Date;
  /** The date as text. */
  day: string;
  /** The date of the last change, if it differs from `date`. */
  updated?: Date | undefined;
  /** The date of the last change as text. */
  updatedDay?: string | undefined;
  author: Author;
  /** The topics of the article, the main topic first. */
  topics: Topic[];
  kind: 'essay' | 'practice' | 'guide';
  /** The position of a guide among the guides, from 1. */
  guide?: number | undefined;
  /** The series of the article, and the position of the article in it. */
  series?: { name: string; part: number } | undefined;
  /** Whether the article has no slots, because it or one of its topics is sensitive. */
  sensitive: boolean;
  sources: Source[];
  /** Set for an article that only the live preview shows. */
  unpublished?: 'Draft' | 'Scheduled' | undefined;
  /** The reading time in minutes. */
  minutes: number;
  cover?: Cover | undefined;
}
