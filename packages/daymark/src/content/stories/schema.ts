import { z } from 'zod';
import { day, flag, place, text } from '../../settings/schema/fields.ts';

/** The front matter of a story from the community. */
export const storySchema = z.strictObject({
  name: text('the name of the person who tells the story'),
  role: text('the role of that person, in a few words'),
  /** The short form, shown as a quotation. */
  quote: text('the story in one or two sentences'),
  date: day,
  /** The position among the three stories on the home page, from 1. */
  featured: place.optional(),
  /** Whether the story is invented. Pages label it as a sample. */
  sample: flag(),
});

/** A community story as shown on pages. */
export interface Story
  extends Pick<z.output<typeof storySchema>, 'name' | 'role' | 'quote' | 'sample'> {
  slug: string;
}
