import { z } from 'zod';
import { place, summary, text } from '../site/schema/kinds.ts';

/** The front matter of a topic. */
export const topicSchema = z.strictObject({
  title: text('the title of the topic'),
  summary,
  /** The place in lists of topics, from 1. */
  order: place,
});
