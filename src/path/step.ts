import type { Article } from '../articles/article.ts';
import type { KINDS } from './schema.ts';

/** What a visitor does at a step. */
export interface Practice {
  name: string;
  /** How long it takes. */
  minutes: number;
  kind: (typeof KINDS)[number];
  /** The questions of a writing practice. */
  prompts?: string[] | undefined;
}

/** A step of the path as pages show it, its noun filled in. */
export interface Step {
  /** Its name in addresses and in a visitor's progress: it stays when the path is put in another order. */
  slug: string;
  path: string;
  /** The place in the path, from 1, without gaps. */
  place: number;
  title: string;
  summary: string;
  article: Article;
  practice: Practice;
}
