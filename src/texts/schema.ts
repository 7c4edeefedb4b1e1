import { z } from 'zod';
import { day, summary, text } from '../site/schema/kinds.ts';

/** The front matter of a page of its own: about, privacy, terms. */
export const textSchema = z.strictObject({
  title: text('the title of the page'),
  summary,
  /** When its words last changed. */
  updated: day.optional(),
});
