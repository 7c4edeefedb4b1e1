import { z } from 'zod';
import { summary, text, whole } from '../site/schema/kinds.ts';

/** What stands beside the words of a practice: a pacer, a timer, a page to write on, or nothing. */
export const KINDS = ['breathing', 'sitting', 'writing', 'words'] as const;

const practice = z
  .strictObject(
    {
      name: text('the name of the practice'),
      /** How long it takes, in minutes. */
      minutes: whole(1, 60),
      kind: z.enum(KINDS, { error: `one of ${KINDS.join(', ')}` }),
      /** The questions of a writing practice. */
      prompts: z
        .array(text('a question'), { error: 'a list of questions' })
        .min(1, { error: 'at least one question' })
        .optional(),
    },
    { error: 'a practice: name, minutes, kind' },
  )
  .refine(({ kind, prompts }) => (kind === 'writing') === (prompts !== undefined), {
    path: ['prompts'],
    error: 'a list of questions where kind is writing, and nothing elsewhere',
  });

/**
 * The front matter of a step of the path, with a given way to refer to an article by its name;
 * the body is the practice in words.
 */
export const stepSchema = <Reference extends z.ZodType>(
  reference: (folder: 'articles') => Reference,
) =>
  z.strictObject({
    title: text('the title of the step'),
    summary,
    /** The article to read with it, by its slug. */
    article: reference('articles'),
    practice,
  });
