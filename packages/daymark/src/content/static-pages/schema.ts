import { z } from 'zod';
import { day, flag, summary, text } from '../../settings/schema/fields.ts';

/** The front matter of a static page, such as about, privacy or terms. */
export const textSchema = z.strictObject({
  title: text('the title of the page'),
  summary,
  /** The day of the last change. */
  updated: day.optional(),
  /** Whether the page must have no ad slots. Most static pages have none anyway. */
  sensitive: flag(),
});

/** The front matter of an owner's Markdown page, and the export `page` of an owner's Astro page. */
export const ownPageSchema = textSchema.omit({ sensitive: true });
