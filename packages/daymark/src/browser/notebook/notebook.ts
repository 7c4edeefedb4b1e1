import * as z from 'zod/mini';
import * as wording from '#words';
import { describeProblems, problemReport } from '../../settings/problems.ts';

/** The maximum length of a text in a notebook, such as a note, in UTF-16 code units. */
export const MAX_LETTERS = 20_000;
const time = z.iso.datetime({ error: wording.expectedTime });
const words = (expected: string) =>
  z
    .string({ error: expected })
    .check(
      z.minLength(1, { error: expected }),
      z.maxLength(MAX_LETTERS, { error: wording.expectedLetters(MAX_LETTERS) }),
    );
const slug = (expected: string) =>
  z.string({ error: expected }).check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: expected }));

/** An article on the reading list. */
const kept = z.strictObject(
  {
    /**
     * The path, percent-encoded as in the browser: `/blog/f%C3%BCr-alle`. Limited to articles of
     * this site, because an imported file may contain any URL.
     */
    path: z
      .string({ error: wording.expectedAddress })
      .check(z.regex(/^\/blog\/[^/?#\\\s]+$/, { error: wording.expectedAddress })),
    title: words(wording.expectedTitle),
    kept: time,
  },
  { error: wording.expectedArticle },
);

/** A text that a visitor wrote at a step. */
const note = z.strictObject(
  {
    /** The slug of the step. */
    step: slug(wording.expectedStep),
    prompt: words(wording.expectedQuestion),
    text: words(wording.expectedText),
    kept: time,
  },
  { error: wording.expectedNote },
);

const notebook = z.strictObject(
  {
    version: z.literal(1, { error: '1' }),
    /** The time when each step of the path was marked as done, by the step's slug. */
    done: z.record(slug(wording.expectedStep), time, { error: wording.expectedSteps }),
    readingList: z.array(kept, { error: wording.expectedArticles }),
    notes: z.array(note, { error: wording.expectedNotes }),
  },
  { error: wording.expectedNotebook },
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
 * @returns the notebook, or a report of expected and found values
 */
export function parseNotebook(
  json: string,
  name: string,
): { notebook: Notebook; report?: never } | { notebook?: never; report: string } {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return { report: wording.noJson(name) };
  }
  const { data: parsed, error } = notebook.safeParse(data);
  if (parsed) return { notebook: parsed };
  return { report: problemReport(name, describeProblems(error.issues, data)) };
}
