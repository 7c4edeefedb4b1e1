import { z } from 'zod';
import { day, flag, summary, text } from '../site/schema/kinds.ts';

/** The front matter of a page of its own: about, privacy, terms. */
export const textSchema = z.strictObject({
  title: text('the title of the page'),
  summary,
  /** When its words last changed. */
  updated: day.optional(),
  /** A sensitive page carries no slots; most of these have none anyway. */
  sensitive: flag(),
});
