import { z } from 'zod';
import {
  aliases,
  day,
  doi,
  flag,
  ifSound,
  languageTag,
  oneOf,
  place,
  summary,
  text,
  translationOf,
  webAddress,
} from '../../settings/schema/fields.ts';
import { dayForMachines } from '../../ui/date.ts';
import { HOURS } from '../../ui/pictures/hours.ts';
import { OBJECTS, WORLDS, worldOf } from '../../ui/pictures/worlds.ts';

/** The kinds of articles. Pages say of a case study that it is invented. */
export const KINDS = [
  'essay',
  'practice',
  'guide',
  'feature',
  'explainer',
  'question',
  'reading-list',
  'case-study',
] as const;

const source = z
  .strictObject({
    author: text('the author of the work').meta({
      label: 'Author',
      explanation: 'The author of the work.',
      example: 'William James',
    }),
    title: text('the title of the work').meta({
      label: 'Title',
      explanation: 'The published title of the work.',
      example: 'The Principles of Psychology',
    }),
    year: z.union([z.int(), text()], 'a year, or text such as "1948, in English 1952"').meta({
      label: 'Year',
      explanation: 'The year of publication, or words such as “1948, in English 1952”.',
      example: 1890,
    }),
    publisher: text().optional().meta({
      label: 'Publisher',
      explanation: 'The publisher or the journal.',
      example: 'Henry Holt and Company',
    }),
    doi: doi().optional().meta({
      label: 'DOI',
      explanation: 'The DOI of the work. The title of the work links to it.',
      example: '10.1002/ejsp.674',
    }),
    url: webAddress().optional().meta({
      label: 'Address',
      explanation: 'A page of the work, to which its title links, if the work has no DOI.',
      example: 'https://www.gutenberg.org/ebooks/57628',
    }),
    language: languageTag().optional().meta({
      label: 'Language',
      explanation:
        'The language of the title, if it is not that of the article, such as `de`. Screen readers then pronounce the title in its language.',
      example: 'de',
    }),
    read: oneOf(['whole', 'part', 'summary']).optional().meta({
      label: 'Read',
      explanation:
        'How much of the work was read: the `whole`, a `part`, or a `summary` (its abstract, a review or a report). The page says it after the work.',
      example: 'part',
    }),
  })
  .refine(({ doi, url }) => doi === undefined || url === undefined, {
    path: ['url'],
    error: 'no URL, because the DOI links to the work',
    ...ifSound('doi', 'url'),
  });

const correction = z.strictObject(
  {
    date: day.meta({
      label: 'Day',
      explanation: 'The day of the correction.',
      example: new Date('2026-07-01'),
    }),
    text: text('what was corrected').meta({
      label: 'Text',
      explanation: 'What was wrong, and what the article says now.',
      example: 'The first version named the wrong harbour.',
    }),
  },
  'a correction with its date and text',
);

const series = z.strictObject(
  {
    name: text('the name of the series').meta({
      label: 'Name',
      explanation: 'The name of the series, the same in all its articles.',
      example: 'Small rooms',
    }),
    part: place.meta({
      label: 'Part',
      explanation: 'The position of the article in the series, from 1.',
      example: 2,
    }),
  },
  'a series: its name, and the part number of this article',
);

const sponsor = z.strictObject(
  {
    name: text('the name of the sponsor').meta({
      label: 'Name',
      explanation: 'The name of the sponsor, which visitors see.',
      example: 'Acme Lamps',
    }),
    url: webAddress().meta({
      label: 'Address',
      explanation:
        'The site of the sponsor. Links of the article to this site are marked as sponsored.',
      example: 'https://acme.example',
    }),
  },
  'a sponsor: its name and its url',
);

const COVER =
  'a picture file next to the Markdown file, or a world, motif, object or hour in braces, such as { object: kettle }';

/** The author's choices for the picture that the engine draws. The slug determines the rest. */
const landscape = z
  .strictObject({
    world: oneOf([...WORLDS.keys()])
      .optional()
      .meta({
        label: 'World',
        explanation: 'The kind of place that the picture shows.',
      }),
    motif: oneOf([...WORLDS.values()].flatMap((scenes) => [...scenes.keys()]))
      .optional()
      .meta({
        label: 'Motif',
        explanation:
          'What the picture shows. A motif is in one world, which `world` need not name.',
      }),
    object: oneOf([...OBJECTS.keys()])
      .optional()
      .meta({
        label: 'Object',
        explanation: 'A thing of the text, which the picture shows instead of a motif.',
      }),
    hour: oneOf([...HOURS.keys()])
      .optional()
      .meta({
        label: 'Hour',
        explanation: 'The light and the colours of the picture.',
      }),
  })
  .refine(({ world, motif }) => !world || !motif || world === worldOf(motif), {
    path: ['world'],
    error: ({ input }) => `"${worldOf(Object(input).motif)}", the world of the motif`,
    ...ifSound('world', 'motif'),
  })
  .refine(({ world, motif, object }) => !object || !(world ?? motif), {
    path: ['object'],
    error: 'no object beside a world or a motif, because a picture shows one or the other',
    ...ifSound('world', 'motif', 'object'),
  })
  .meta({
    label: 'A drawn picture',
    explanation:
      'A picture that the engine draws, of which you choose the motif or the object, and the hour.',
  });

/* The groups of the fields. */
const TEXT = 'The text';
const DATES = 'Dates and changes';
const PLACE = 'Place on the site';
const PICTURE = 'Picture';

/**
 * Returns the schema of an article's front matter.
 * @param reference returns the schema for the name of a content file in another folder
 */
export const articleSchema = <Reference extends z.ZodType>(
  reference: (folder: 'topics' | 'authors') => Reference,
) =>
  z
    .strictObject({
      title: text('the title of the article').meta({
        label: 'Title',
        explanation: 'The title of the article.',
        example: 'The half-read page',
        group: TEXT,
      }),
      subtitle: text().optional().meta({
        label: 'Subtitle',
        explanation: 'A second line below the title, instead of the summary.',
        example: 'On leaving off in the middle',
        group: TEXT,
      }),
      summary: summary.meta({ group: TEXT }),
      date: day.meta({
        label: 'Date',
        explanation:
          'The day of publication, or its hour in the time zone of the site, such as `2027-03-01T08:00`. An article with a date in the future appears in the first build after it; a day begins at 00:00 UTC.',
        example: new Date('2026-06-03'),
        group: DATES,
      }),
      about: text('the noun of the site in its title form').optional().meta({
        label: 'About one noun',
        explanation:
          'The noun in its form for titles, if the article is about this noun and no other. A site of another noun leaves the article out.',
        example: 'Yoga',
        group: TEXT,
      }),
      updated: day.optional().meta({
        label: 'Last change',
        explanation: 'The day or the hour of the last change, not before `date`.',
        example: new Date('2026-07-01'),
        group: DATES,
      }),
      reviewed: day.optional().meta({
        label: 'Last check',
        explanation: 'The day on which somebody last read the article and its sources again.',
        example: new Date('2026-08-01'),
        group: DATES,
      }),
      review: oneOf(['yearly']).optional().meta({
        label: 'Check again',
        explanation:
          '`yearly` if somebody should read the article again every year. `daymark check` warns a year after `reviewed`, or after `date` without it.',
        example: 'yearly',
        group: DATES,
      }),
      corrections: z.array(correction, 'a list of corrections').default([]).meta({
        label: 'Corrections',
        explanation: 'What was corrected after publication. The article shows the list.',
        group: DATES,
      }),
      author: reference('authors').optional().meta({
        label: 'Author',
        explanation:
          'The name of a file in `content/authors/`, without its ending. Without this field, the author is `blog.author` in the settings.',
        example: 'editors',
        group: TEXT,
      }),
      draft: flag().meta({
        label: 'Draft',
        explanation: 'Whether the article is a draft, which only the live preview shows.',
        group: DATES,
      }),
      topics: z
        .array(reference('topics'), 'a list of topics')
        .min(1, 'at least one topic')
        .refine((topics) => new Set(topics).size === topics.length, 'each topic once')
        .meta({
          label: 'Topics',
          explanation:
            'The topics of the article, the main topic first: names of files in `content/topics/`, without their endings.',
          example: ['attention', 'habits'],
          group: TEXT,
        }),
      keywords: z
        .array(text('a word or a few words'), 'a list of words')
        .default([])
        .meta({
          label: 'Words for the search',
          explanation:
            'Words that visitors search for although the text does not use them, such as “procrastination”. Only the search reads them.',
          example: ['procrastination', 'putting things off'],
          group: TEXT,
        }),
      kind: oneOf(KINDS).meta({
        label: 'Kind',
        explanation:
          'What the article is. A `case-study` is invented, and the site marks it as made up.',
        example: 'essay',
        group: TEXT,
      }),
      exercise: flag().meta({
        label: 'Exercise for now',
        explanation:
          'Whether readers do what the text says while they read it. The text begins directly below the title, instead of the summary, and the picture follows its first paragraphs and lists.',
        group: TEXT,
      }),
      aliases: aliases.meta({ group: PLACE }),
      translationOf: translationOf.meta({ group: PLACE }),
      guide: place.optional().meta({
        label: 'Position among the guides',
        explanation: 'For a guide only: its position among the guides, from 1.',
        example: 1,
        group: PLACE,
      }),
      series: series.optional().meta({
        label: 'Series',
        explanation:
          'The series that the article belongs to. Guides are a series without this field.',
        group: PLACE,
      }),
      leads: flag().meta({
        label: 'First on its topic',
        explanation: 'Whether the article comes first on the page of its main topic.',
        group: PLACE,
      }),
      frontPage: flag().meta({
        label: 'On the front page',
        explanation:
          'Whether the article leads the home page, if its form is `magazine`. Of several, the newest leads.',
        group: PLACE,
      }),
      sensitive: flag().meta({
        label: 'No advertising',
        explanation:
          'Whether the article is without advertising. Articles on a topic without advertising have none either.',
        group: PLACE,
      }),
      discussion: webAddress().optional().meta({
        label: 'Discussion',
        explanation:
          'The address at which people talk about the article, such as a post on Mastodon or a thread of a forum. The article links to it.',
        example: 'https://social.example/@harbour/1234',
        group: PLACE,
      }),
      sponsor: sponsor.optional().meta({
        label: 'Sponsor',
        explanation:
          'A company that pays for the article. Lists, the article, feeds and structured data name it.',
        group: PLACE,
      }),
      cover: z
        .union(
          [
            z.string().meta({
              label: 'A picture file',
              explanation: 'A picture file next to the text.',
              example: './harbour.jpg',
              picture: true,
            }),
            landscape,
          ],
          COVER,
        )
        .optional()
        .meta({
          label: 'Picture',
          explanation:
            'A picture file next to the text, or the choice of a picture that the engine draws: its world, its motif or its object, and its hour, or some of them. Without this field, the name of the text determines the picture.',
          example: { motif: 'open sea', hour: 'late gold' },
          group: PICTURE,
        }),
      coverAlt: z.string('the alternative text of the picture').optional().meta({
        label: 'Description of the picture',
        explanation:
          'What the picture shows, for people who cannot see it. `""` for a picture that only decorates.',
        example: 'A harbour at dawn',
        group: PICTURE,
      }),
      sources: z.array(source, 'a list of cited works').default([]).meta({
        label: 'Sources',
        explanation: 'The works that the article uses, in a list below the text.',
        group: 'Sources',
      }),
    })
    .refine(({ date, updated }) => !updated || dayForMachines(updated) >= dayForMachines(date), {
      path: ['updated'],
      error: 'a date that is not before the date of the article',
      ...ifSound('date', 'updated'),
    })
    .refine(
      ({ date, updated = date, corrections }) =>
        corrections.every(({ date }) => dayForMachines(date) <= dayForMachines(updated)),
      {
        path: ['updated'],
        error: 'a date that is not before a correction',
        ...ifSound('date', 'updated', 'corrections'),
      },
    )
    .refine(({ guide, series }) => guide === undefined || series === undefined, {
      path: ['series'],
      error: 'no series, because the guides are already a series',
      ...ifSound('guide', 'series'),
    })
    .meta({
      label: 'Articles',
      explanation:
        'Each file in `content/articles/` is an article. The name of the file is the end of its address.',
    });
