import { z } from 'zod';
import { aliases, flag, place, summary, text } from '../../settings/schema/fields.ts';

/** The front matter of a topic. */
export const topicSchema = z
  .strictObject({
    title: text('the title of the topic').meta({
      label: 'Title',
      explanation: 'The title of the topic.',
      example: 'Attention',
    }),
    summary: summary.meta({
      example: 'How attention works, what takes it away, and how it comes back.',
    }),
    order: place.meta({
      label: 'Position',
      explanation: 'The position in lists of topics, from 1.',
      example: 1,
    }),
    sensitive: flag().meta({
      label: 'No advertising',
      explanation: 'Whether the topic and all its articles are without advertising.',
    }),
    aliases,
  })
  .meta({
    label: 'Topics',
    explanation:
      'Each file in `content/topics/` is a topic. The text of the file introduces the topic.',
  });

/** A topic as shown on pages. */
export interface Topic
  extends Pick<z.output<typeof topicSchema>, 'title' | 'summary' | 'sensitive'> {
  slug: string;
  path: string;
}
