import { z } from 'zod';
import { alias, day, flag, place, summary, text } from '../site/schema/kinds.ts';

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

const series = z.strictObject(
  {
    /** What the series is called. */
    name: text('the name of the series'),
    /** The place of the article in it, from 1. */
    part: place,
  },
  { error: 'a series: its name, and which part of it this is' },
);

const KINDS = ['essay', 'practice', 'guide'] as const;

/**
 * The front matter of an article, with a given kind of picture and a given way to
 * refer to the texts of another folder by their names.
 */
export const articleSchema = <Image extends z.ZodType, Reference extends z.ZodType>(
  image: Image,
  reference: (folder: 'topics' | 'authors') => Reference,
) =>
  fields(image, reference)
    .refine(({ date, updated }) => !updated || updated >= date, {
      path: ['updated'],
      error: 'a day on which it had appeared, so not before its date',
    })
    .refine(({ guide, series }) => guide === undefined || series === undefined, {
      path: ['series'],
      error: 'nothing, because the guides are a series already',
    });

const fields = <Image extends z.ZodType, Reference extends z.ZodType>(
  image: Image,
  reference: (folder: 'topics' | 'authors') => Reference,
) =>
  z.strictObject({
    title: text('the title of the article'),
    /** A second line under the title. */
    subtitle: text().optional(),
    /** One or two sentences, for cards and search engines. */
    summary,
    date: day,
    /** When it last changed, not before it appeared. */
    updated: day.optional(),
    /** A file in `content/authors/`; without it, the usual author of the settings. */
    author: reference('authors').optional(),
    /** Not to be published yet: only the live preview shows it. */
    draft: flag(),
    /** The first topic is the main one. */
    topics: z
      .array(reference('topics'), { error: 'a list of topics' })
      .min(1, { error: 'at least one topic' }),
    kind: z.enum(KINDS, { error: `one of ${KINDS.join(', ')}` }),
    /** Addresses that the article had before; they lead to it. */
    aliases: z.array(alias, { error: 'a list of old addresses' }).default([]),
    /** The place of a guide among the guides, from 1. */
    guide: place.optional(),
    /** The series that it is a part of. */
    series: series.optional(),
    /** A sensitive article carries no slots; one on a sensitive topic has none either. */
    sensitive: flag(),
    /** A picture instead of the drawn landscape, beside the text. */
    cover: image.optional(),
    /** What the picture shows; empty when it only adorns. */
    coverAlt: z.string({ error: 'what the picture shows' }).optional(),
    /** The works that the article rests on. */
    sources: z.array(source, { error: 'a list of works' }).default([]),
  });
