import { z } from 'zod';
import { ifSound, summary, text, whole } from '../../settings/schema/fields.ts';
import type { Article } from '../articles/article.ts';

/** The kinds of practice. Their pages have, in this order: a pacer, a timer, a journal, nothing. */
export const KINDS = ['breathing', 'sitting', 'writing', 'words'] as const;

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
      kind: z.enum(KINDS, `one of ${KINDS.join(', ')}`).meta({
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
export const stepSchema = <Reference extends z.ZodType>(
  reference: (folder: 'articles') => Reference,
) =>
  z
    .strictObject({
      title: text('the title of the step').meta({
        label: 'Title',
        explanation: 'The title of the step.',
        example: 'Five breaths',
      }),
      summary,
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

/** A step of the path, a sequence of practices, as shown on pages with the noun filled in. */
export interface Step {
  /**
   * Identifies the step in URLs and in a visitor's progress. It stays the same when the steps are
   * reordered.
   */
  slug: string;
  path: string;
  /** The position in the path, from 1, without gaps. */
  place: number;
  title: string;
  summary: string;
  article: Article;
  practice: z.output<typeof practice>;
}
