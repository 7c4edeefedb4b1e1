import { z } from 'zod';
import { summary, text, whole } from '../../settings/schema/fields.ts';
import type { Article } from '../articles/article.ts';

/** The kinds of practice. Their pages have, in this order: a pacer, a timer, a journal, nothing. */
export const KINDS = ['breathing', 'sitting', 'writing', 'words'] as const;

const practice = z
  .strictObject(
    {
      name: text('the name of the practice'),
      /** The duration of the practice in minutes. */
      minutes: whole(1, 60),
      kind: z.enum(KINDS, `one of ${KINDS.join(', ')}`),
      /** The questions of a writing practice. */
      prompts: z
        .array(text('a question'), 'a list of questions')
        .min(1, 'at least one question')
        .optional(),
    },
    'a practice with its name, minutes and kind',
  )
  .refine(({ kind, prompts }) => (kind === 'writing') === (prompts !== undefined), {
    path: ['prompts'],
    error: 'a list of questions if kind is writing, otherwise no prompts',
  });

/**
 * Returns the schema for the front matter of a step. The body of the file, which is in
 * `content/path`, describes the practice.
 * @param reference returns the schema of a reference to an article
 */
export const stepSchema = <Reference extends z.ZodType>(
  reference: (folder: 'articles') => Reference,
) =>
  z.strictObject({
    title: text('the title of the step'),
    summary,
    /** The slug of the article to read with the step. */
    article: reference('articles'),
    practice,
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
