import { z } from 'zod';
import { day, flag, place, text } from '../../settings/schema/fields.ts';

/** The front matter of a story from the community. */
export const storySchema = z
  .strictObject({
    name: text('the name of the person who tells the story').meta({
      label: 'Name',
      explanation: 'The name of the person who tells the story.',
      example: 'Ines',
    }),
    role: text('the role of that person, in a few words').meta({
      label: 'Role',
      explanation: 'Who this person is, in a few words.',
      example: 'Nurse on night shifts',
    }),
    quote: text('the story in one or two sentences').meta({
      label: 'Quotation',
      explanation: 'The story in one or two sentences.',
      example: 'I sit on the last step before my shift, and count nothing.',
    }),
    date: day.meta({
      label: 'Date',
      explanation: 'The day of publication. The newest story comes first.',
      example: new Date('2026-06-03'),
    }),
    featured: place.optional().meta({
      label: 'Position on the home page',
      explanation:
        'The position among the three stories on the home page, from 1. Without this field, the story is on the community page only.',
      example: 1,
    }),
    sample: flag().meta({
      label: 'Sample',
      explanation: 'Whether the story is invented. The site shows “Sample” before the name.',
    }),
  })
  .meta({
    label: 'Stories',
    explanation:
      'Each file in `content/stories/` is a story from the community. The text of the file is the longer story.',
  });

/** A community story as shown on pages. */
export interface Story
  extends Pick<z.output<typeof storySchema>, 'name' | 'role' | 'quote' | 'sample'> {
  slug: string;
}
