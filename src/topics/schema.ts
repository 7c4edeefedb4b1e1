import { z } from 'zod';
import { alias, flag, place, summary, text } from '../site/schema/kinds.ts';

/** The front matter of a topic. */
export const topicSchema = z.strictObject({
  title: text('the title of the topic'),
  summary,
  /** The place in lists of topics, from 1. */
  order: place,
  /** A sensitive topic carries no slots, nor does any of its articles. */
  sensitive: flag(),
  /** Addresses that the topic had before; they lead to it. */
  aliases: z.array(alias, { error: 'a list of old addresses' }).default([]),
});
