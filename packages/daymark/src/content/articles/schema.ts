import { z } from 'zod';
import {
  alias,
  day,
  doi,
  flag,
  oneOf,
  place,
  summary,
  text,
  webAddress,
} from '../../settings/schema/fields.ts';
import { dayForMachines } from '../../ui/date.ts';

const source = z
  .strictObject({
    /** The author of the work. */
    author: text('the author of the work'),
    /** The published title of the work. */
    title: text('the title of the work'),
    /** The year of publication, or text such as "1948, in English 1952". */
    year: z.union([z.int(), text()], 'a year, or text such as "1948, in English 1952"'),
    /** The publisher or the journal. */
    publisher: text().optional(),
    /** The DOI of the work, to which its title links: "10.1002/ejsp.674". */
    doi: doi().optional(),
    /** A page of the work, to which its title links, if the work has no DOI. */
    url: webAddress().optional(),
  })
  .refine(({ doi, url }) => doi === undefined || url === undefined, {
    path: ['url'],
    error: 'no URL, because the DOI links to the work',
  });

const correction = z.strictObject(
  {
    date: day,
    /** What was wrong, and what the article says now. */
    text: text('what was corrected'),
  },
  'a correction with its date and text',
);

const series = z.strictObject(
  {
    /** The name of the series. */
    name: text('the name of the series'),
    /** The position of the article in the series, from 1. */
    part: place,
  },
  'a series: its name, and the part number of this article',
);

const KINDS = [
  'essay',
  'practice',
  'guide',
  'feature',
  'explainer',
  'question',
  'reading-list',
  'case-study',
] as const;
/** What an article is. A case study is made up, and pages say so. */
export type Kind = (typeof KINDS)[number];

/**
 * Returns the schema of an article's front matter.
 * @param image the schema of an image
 * @param reference returns the schema for the name of a content file in another folder
 */
export const articleSchema = <Image extends z.ZodType, Reference extends z.ZodType>(
  image: Image,
  reference: (folder: 'topics' | 'authors') => Reference,
) =>
  z
    .strictObject({
      title: text('the title of the article'),
      /** A second line below the title. */
      subtitle: text().optional(),
      /** One or two sentences about the article, for cards and search engines. */
      summary,
      date: day,
      /** The noun in its title form, if the article is about it and no other noun: "Yoga". */
      about: text('the noun of the site in its title form').optional(),
      /** The date of the last change, not before `date`. */
      updated: day.optional(),
      /** The day on which somebody last read the article and its sources again. */
      reviewed: day.optional(),
      /** What was corrected after publication. */
      corrections: z.array(correction, 'a list of corrections').default([]),
      /** The name of a file in `content/authors/`. The default is `blog.author` in the settings. */
      author: reference('authors').optional(),
      /** Whether the article is a draft, which only the live preview shows. */
      draft: flag(),
      /** The topics of the article, the main topic first. */
      topics: z
        .array(reference('topics'), 'a list of topics')
        .min(1, 'at least one topic')
        .refine((topics) => new Set(topics).size === topics.length, 'each topic once'),
      kind: oneOf(KINDS),
      /** Earlier addresses of the article, which redirect to it. */
      aliases: z.array(alias, 'a list of old names or paths').default([]),
      /** The position of the article among the guides, from 1; absent if it is not a guide. */
      guide: place.optional(),
      /** The series that the article belongs to. */
      series: series.optional(),
      /** Whether the article has no ad slots. Articles on a sensitive topic have none either. */
      sensitive: flag(),
      /** An image file next to the Markdown file, instead of a landscape that the engine draws. */
      cover: image.optional(),
      /** The alternative text of the cover; empty for a decorative image. */
      coverAlt: z.string('the alternative text of the picture').optional(),
      /** The works that the article cites as sources. */
      sources: z.array(source, 'a list of cited works').default([]),
    })
    .refine(({ date, updated }) => !updated || dayForMachines(updated) >= dayForMachines(date), {
      path: ['updated'],
      error: 'a date that is not before the date of the article',
    })
    .refine(
      ({ date, updated = date, corrections }) =>
        corrections.every(({ date }) => dayForMachines(date) <= dayForMachines(updated)),
      { path: ['updated'], error: 'a date that is not before a correction' },
    )
    .refine(({ guide, series }) => guide === undefined || series === undefined, {
      path: ['series'],
      error: 'no series, because the guides are already a series',
    });
