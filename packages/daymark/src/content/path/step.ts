import type { Article } from '../articles/article.ts';
import type { KINDS } from './schema.ts';

/** The practice of a step. */
export interface Practice {
  name: string;
  /** The duration in minutes. */
  minutes: number;
  kind: (typeof KINDS)[number];
  /** The questions of a writing practice. */
  prompts?: string[] | undefined;
}

/** A step of the path as shown on pages, with the owner's noun filled in. */
export interface Step {
  /**
   * Identifies the step in URLs and in a visitor's progress. It stays the same when the steps are
   * reordered.
   */
  slug: string;
  path: string;
  /** The position in the path, from 1, without gaps. */
  place: number;
  title: string;
  summary: string;
  article: Article;
  practice: Practice;
}
