import { z } from 'zod';
import { day, flag, place, text } from '../site/schema/kinds.ts';

/** The front matter of a story. */
export const storySchema = z.strictObject({
  name: text('the name of who tells the story'),
  role: text('who they are, in a few words'),
  /** The short form, set as a quotation. */
  quote: text('the story in a sentence or two'),
  date: day,
  /** The place among the three stories on the home page, from 1. */
  featured: place.optional(),
  /** A sample is invented, and says so wherever it is shown. */
  sample: flag(),
});
