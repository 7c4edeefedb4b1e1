import { z } from 'zod';
import {
  aliases,
  day,
  flag,
  ifSound,
  noteLink,
  place,
  summary,
  text,
  translationOf,
  whole,
} from '../settings/schema/fields.ts';
import { articleSchema } from './articles/schema.ts';
import { OWN_PAGES } from './static-pages/names.ts';

/**
 * Returns the schemas of the front matter of content files, by folder. The folders are relative to
 * `content/`.
 * @param reference returns the schema of a field that contains the name of a file in a folder
 */
export const schemasOf = <Reference extends z.ZodType>(
  reference: (folder: string) => Reference,
) => ({
  articles: articleSchema(reference),
  authors: authorSchema,
  path: stepSchema(reference),
  topics: topicSchema,
  stories: storySchema,
  [OWN_PAGES]: ownPageSchema,
  pages: textSchema,
});

/** The front matter of an author. */
const authorSchema = z
  .strictObject({
    name: text('the name of the author').meta({
      label: 'Name',
      explanation: 'The name of the author.',
      example: 'Anna Müller',
    }),
    role: text('the role of the author, in a few words').meta({
      label: 'Role',
      explanation: 'The role of the author on the site, in a few words.',
      example: 'Writes about habits',
    }),
    summary: summary.meta({
      explanation: 'One or two sentences about the author.',
      example:
        'Anna Müller writes about habits, and has kept a notebook of her own for twenty years.',
    }),
    kind: z.enum(['person', 'organization'], 'one of person, organization').default('person').meta({
      label: 'Kind',
      explanation: 'A person, or an `organization` for several people who sign together.',
    }),
    links: z
      .array(
        z.strictObject({
          name: text('the text of a link').meta({
            label: 'Text',
            explanation: 'The text of the link.',
            example: 'Mastodon',
          }),
          url: z
            .url({
              protocol: /^(https|mailto)$/,
              error: 'a URL that begins with "https://" or "mailto:"',
            })
            .meta({
              label: 'Address',
              explanation:
                'An address that begins with `https://`, or `mailto:` and an e-mail address.',
              example: 'https://social.example/@anna',
            }),
        }),
        'a list of links',
      )
      .default([])
      .meta({ label: 'Links', explanation: 'Links to the author on other sites.' }),
    aliases,
    translationOf,
    note: noteLink('Written with the help of software', '/about#who-writes-it').meta({
      label: 'Note',
      explanation:
        'A link beside the name of the author in each article, such as to how it was written.',
    }),
  })
  .meta({
    label: 'Authors',
    explanation:
      'Each file in `content/authors/` is an author, whose biography is the text of the file.',
  });

/** The front matter of a topic. */
const topicSchema = z
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
    translationOf,
  })
  .meta({
    label: 'Topics',
    explanation:
      'Each file in `content/topics/` is a topic. The text of the file introduces the topic.',
  });

/**
 * The kinds of practice. The pages of these steps have, in this order: a pacer, a timer, a journal,
 * nothing.
 */
const PRACTICES = ['breathing', 'sitting', 'writing', 'words'] as const;

const practice = z
  .strictObject(
    {
      name: text('the name of the practice').meta({
        label: 'Name',
        explanation: 'The name of the practice.',
        example: 'Five breaths, kept company',
      }),
      minutes: whole(1, 60).meta({
        label: 'Minutes',
        explanation: 'How long the practice takes, in minutes.',
        example: 2,
      }),
      kind: z.enum(PRACTICES, `one of ${PRACTICES.join(', ')}`).meta({
        label: 'Kind',
        explanation:
          '`breathing` has a pacer, `sitting` a timer, `writing` questions with a field for the answers, `words` only its text.',
        example: 'breathing',
      }),
      prompts: z
        .array(text('a question'), 'a list of questions')
        .min(1, 'at least one question')
        .optional()
        .meta({
          label: 'Questions',
          explanation: 'For the kind `writing` only: its questions.',
          example: ['What did you feel in the last hour?'],
        }),
      once: flag().meta({
        label: 'Once',
        explanation:
          'Whether the practice is done once. Its page then offers no calendar file for a week of it.',
      }),
    },
    'a practice with its name, minutes and kind',
  )
  .refine(({ kind, prompts }) => (kind === 'writing') === (prompts !== undefined), {
    path: ['prompts'],
    error: 'a list of questions if kind is writing, otherwise no prompts',
    ...ifSound('kind', 'prompts'),
  });

/**
 * Returns the schema for the front matter of a step. The body of the file, which is in
 * `content/path`, describes the practice.
 * @param reference returns the schema of a reference to an article
 */
const stepSchema = <Reference extends z.ZodType>(reference: (folder: 'articles') => Reference) =>
  z
    .strictObject({
      title: text('the title of the step').meta({
        label: 'Title',
        explanation: 'The title of the step.',
        example: 'Five breaths',
      }),
      summary,
      aliases,
      translationOf,
      article: reference('articles').meta({
        label: 'Article',
        explanation:
          'The article to read with the step: the name of a file in `content/articles/`, without its ending.',
        example: 'guide-1',
      }),
      practice: practice.meta({ label: 'Practice', explanation: 'What the reader does.' }),
    })
    .meta({
      label: 'Steps of the path',
      explanation:
        'Each file in `content/path/` is a step of the path on the resources page. The number at the beginning of the name of the file is the position of the step.',
    });

/** The front matter of a story from the community. */
const storySchema = z
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
      explanation: 'Whether the story is invented. The site calls it an example.',
    }),
  })
  .meta({
    label: 'Stories',
    explanation:
      'Each file in `content/stories/` is a story from the community. The text of the file is the longer story.',
  });

/** The front matter of a static page, such as about, privacy or terms. */
const textSchema = z
  .strictObject({
    title: text('the title of the page').meta({
      label: 'Title',
      explanation: 'The title of the page.',
      example: 'About Us',
    }),
    summary: summary.meta({
      example: 'Who publishes this site, how its texts are made, and who pays for it.',
    }),
    updated: day.optional().meta({
      label: 'Last change',
      explanation: 'The day of the last change.',
      example: new Date('2026-11-20'),
    }),
    sensitive: flag().meta({
      label: 'No advertising',
      explanation: 'Whether the page is without advertising. Most of these pages have none anyway.',
    }),
  })
  .meta({
    label: 'Fixed pages',
    explanation:
      'The files in `content/pages/` are the texts of the pages about, accessibility, community, contact, preferences, privacy, resources and terms.',
  });

/** The front matter of an owner's Markdown page, and the export `page` of an owner's Astro page. */
const ownPageSchema = textSchema.omit({ sensitive: true }).extend({ aliases, translationOf }).meta({
  label: 'Pages of your own',
  explanation:
    'Each Markdown file in `pages/` is a page of your own. An Astro page exports the same fields as `page`.',
});
