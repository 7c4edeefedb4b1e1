import { z } from 'zod';
import { alias, day, place, summary, text } from '../site/schema/kinds.ts';

const source = z.strictObject({
  /** Who wrote the work. */
  author: text('the author of the work'),
  /** Its title, as published. */
  title: text('the title of the work'),
  /** The year it appeared, or words such as "1st century". */
  year: z.union([z.int(), text()], { error: 'a year, or words such as "1st century"' }),
  /** The publisher or the journal. */
  publisher: text().optional(),
});

const KINDS = ['essay', 'practice', 'guide'] as const;

/**
 * The front matter of an article, with a given kind of picture and a given way to
 * refer to the texts of another folder by their names.
 */
export const articleSchema = <Image extends z.ZodType, Reference extends z.ZodType>(
  image: Image,
  reference: (folder: 'topics') => Reference,
) =>
  z.strictObject({
    title: text('the title of the article'),
    /** A second line under the title. */
    subtitle: text().optional(),
    /** One or two sentences, for cards and search engines. */
    summary,
    date: day,
    updated: day.optional(),
    /** Not to be published yet: only the live preview shows it. */
    draft: z.boolean({ error: 'true or false' }).default(false),
    /** The first topic is the main one. */
    topics: z
      .array(reference('topics'), { error: 'a list of topics' })
      .min(1, { error: 'at least one topic' }),
    kind: z.enum(KINDS, { error: `one of ${KINDS.join(', ')}` }),
    /** Addresses that the article had before; they lead to it. */
    aliases: z.array(alias, { error: 'a list of old addresses' }).default([]),
    /** The place of a guide in the starting path, from 1. */
    guide: place.optional(),
    /** A sensitive article carries no slots. */
    sensitive: z.boolean({ error: 'true or false' }).default(false),
    /** A picture instead of the drawn landscape, beside the text. */
    cover: image.optional(),
    /** What the picture shows; empty when it only adorns. */
    coverAlt: z.string({ error: 'what the picture shows' }).optional(),
    /** The works that the article rests on. */
    sources: z.array(source, { error: 'a list of works' }).default([]),
  });
