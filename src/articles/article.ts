import type { Author } from '../authors/author.ts';
import type { Topic } from '../topics/topic.ts';

/** A work that an article rests on. */
export interface Source {
  author: string;
  title: string;
  year: number | string;
  publisher?: string | undefined;
}

/** A picture that the author gives instead of the drawn landscape. */
export interface Cover {
  src: string;
  /** The same in several widths. */
  srcSet: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** What it shows; empty when it only adorns. */
  alt: string;
  /** The author's file, on the machine that builds. */
  file: string;
}

/** An article as cards and lists show it, its noun filled in. */
export interface Article {
  slug: string;
  path: string;
  /** The path it had first, by which readers of feeds know it. */
  firstPath: string;
  title: string;
  subtitle?: string | undefined;
  summary: string;
  date: Date;
  /** The date in words. */
  day: string;
  /** When it last changed, if after the day it appeared. */
  updated?: Date | undefined;
  /** The same in words. */
  updatedDay?: string | undefined;
  author: Author;
  /** The first is the main one. */
  topics: Topic[];
  kind: 'essay' | 'practice' | 'guide';
  /** The place of a guide among the guides, from 1. */
  guide?: number | undefined;
  /** The series that it is a part of, and its place there. */
  series?: { name: string; part: number } | undefined;
  /** Whether it carries no slots, for its own sake or for that of a topic. */
  sensitive: boolean;
  sources: Source[];
  /** Said of an article that only the live preview shows. */
  unpublished?: 'Draft' | 'Scheduled' | undefined;
  /** Minutes to read it. */
  minutes: number;
  cover?: Cover | undefined;
}
