import { z } from 'zod';
import { alias, flag, place, summary, text } from '../../settings/schema/fields.ts';

/** The front matter of a topic. */
export const topicSchema = z.strictObject({
  title: text('the title of the topic'),
  summary,
  /** The position in lists of topics, from 1. */
  order: place,
  /** A sensitive topic has no ad slots. Its articles have none either. */
  sensitive: flag(),
  /** Earlier addresses of the topic, which redirect to it. */
  aliases: z.array(alias, 'a list of old names or paths').default([]),
});

/** A topic as shown on pages. */
export interface Topic
  extends Pick<z.output<typeof topicSchema>, 'title' | 'summary' | 'sensitive'> {
  slug: string;
  path: string;
}
