import * as z from 'zod/mini';
import { describeProblems, problemReport } from '../../settings/problems.ts';

/** The maximum length of a text, such as a note, in UTF-16 code units. */
export const MAX_LETTERS = 20_000;
const time = z.iso.datetime({ error: 'a time, such as 2026-06-14T09:30:00Z' });
const words = (expected: string) =>
  z
    .string({ error: expected })
    .check(
      z.minLength(1, { error: expected }),
      z.maxLength(MAX_LETTERS, { error: `at most ${MAX_LETTERS} letters` }),
    );
const slug = (expected: string) =>
  z.string({ error: expected }).check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: expected }));

/** An article on the reading list. */
const kept = z.strictObject(
  {
    /**
     * Percent-encoded as in the browser: `/blog/f%C3%BCr-alle`. Limited to articles of this site,
     * because an imported file may hold anything.
     */
    path: z
      .string({ error: 'the address of an article' })
      .check(z.regex(/^\/blog\/[^/?#\\\s]+$/, { error: 'the address of an article' })),
    title: words('the title of the article'),
    kept: time,
  },
  { error: 'an article: path, title, kept' },
);

/** A text that a visitor wrote at a step. */
const note = z.strictObject(
  {
    /** The slug of the step. */
    step: slug('the name of a step'),
    prompt: words('the question'),
    text: words('what was written'),
    kept: time,
  },
  { error: 'a note: step, prompt, text, kept' },
);

const notebook = z.strictObject(
  {
    version: z.literal(1, { error: '1' }),
    /** When each step of the path was marked done, by the step's slug. */
    done: z.record(slug('the name of a step'), time, { error: 'the steps that are done' }),
    readingList: z.array(kept, { error: 'a list of articles' }),
    notes: z.array(note, { error: 'a list of notes' }),
  },
  { error: 'a notebook: version, done, readingList, notes' },
);

export type KeptArticle = z.infer<typeof kept>;
export type Note = z.infer<typeof note>;
/** The data that a visitor keeps in this browser. */
export type Notebook = z.infer<typeof notebook>;

export const EMPTY: Notebook = { version: 1, done: {}, readingList: [], notes: [] };

export const isEmpty = ({ done, readingList, notes }: Notebook) =>
  Object.keys(done).length + readingList.length + notes.length === 0;

/**
 * Parses a notebook from the JSON text of local storage or of a file.
 * @param name the name of the source, for the report
 * @returns the notebook, or a report of what was expected and what was found
 */
export function parseNotebook(
  json: string,
  name: string,
): { notebook: Notebook; report?: never } | { notebook?: never; report: string } {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return { report: `${name}: expected a notebook as JSON; found something else` };
  }
  const { data: parsed, error } = notebook.safeParse(data);
  if (parsed) return { notebook: parsed };
  return { report: problemReport(name, describeProblems(error.issues, data)) };
}
