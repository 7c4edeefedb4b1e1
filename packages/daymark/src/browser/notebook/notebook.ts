import * as z from 'zod/mini';
import * as wording from '#words';
import { problemsInWords, shortened } from '../../settings/problems.ts';

/** The maximum length of a text in a notebook, such as a note, in UTF-16 code units. */
export const MAX_LETTERS = 20_000;
const time = z.iso.datetime({ error: wording.expectedTime });

/** Returns the schema of a text that a visitor has written. Its length is limited. */
const words = (expected: string) =>
  z
    .string({ error: expected })
    .check(
      z.minLength(1, { error: expected }),
      z.maxLength(MAX_LETTERS, { error: wording.expectedLetters(MAX_LETTERS) }),
    );
const step = z
  .string({ error: wording.expectedStep })
  .check(z.regex(/^[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u, { error: wording.expectedStep }));

/** An article on the reading list. */
const kept = z.strictObject(
  {
    /**
     * The path, percent-encoded as in the browser: `/blog/f%C3%BCr-alle`. Limited to paths on this
     * host, because an imported file may contain any URL. Any path is allowed, because an article may
     * have had a former address when the visitor saved it.
     */
    path: z
      .string({ error: wording.expectedAddress })
      .check(z.regex(/^(?:\/[^/?#\\\s]+)+$/, { error: wording.expectedAddress })),
    title: words(wording.expectedTitle),
    kept: time,
  },
  { error: wording.expectedArticle },
);

/** A text that a visitor wrote at a step. */
const note = z.strictObject(
  {
    step,
    prompt: words(wording.expectedQuestion),
    text: words(wording.expectedText),
    kept: time,
  },
  { error: wording.expectedNote },
);

const doneStep = z.record(step, time);

/** A notebook whose entries have not been validated. */
const outline = z.strictObject(
  {
    version: z.literal(1, { error: '1' }),
    done: z.record(z.string(), z.unknown(), { error: wording.expectedSteps }),
    readingList: z.array(z.unknown(), { error: wording.expectedArticles }),
    notes: z.array(z.unknown(), { error: wording.expectedNotes }),
  },
  { error: wording.expectedNotebook },
);

export type KeptArticle = z.infer<typeof kept>;
export type Note = z.infer<typeof note>;
/** The data that a visitor keeps in this browser. */
export interface Notebook {
  version: 1;
  /** The time when each step of the path was marked as done, by the step's key. */
  done: Record<string, string>;
  readingList: KeptArticle[];
  notes: Note[];
}

/** A change to a notebook, which does not mutate its argument. */
export type Change = (notebook: Notebook) => Notebook;

/** The notebook of a visitor who has stored nothing. */
export const EMPTY: Notebook = { version: 1, done: {}, readingList: [], notes: [] };

export const isEmpty = ({ done, readingList, notes }: Notebook) =>
  Object.keys(done).length + readingList.length + notes.length === 0;

/** The most problems that a visitor sees. A damaged file may have a problem in every entry. */
const MAX_PROBLEMS = 10;

/** Returns each entry with the schema of its kind and the path of its field. */
function* entriesOf({ done, readingList, notes }: z.infer<typeof outline>) {
  for (const [name, value] of Object.entries(done))
    yield { schema: doneStep, value: { [name]: value }, path: ['done'] };
  for (const [index, value] of readingList.entries())
    yield { schema: kept, value, path: ['readingList', index] };
  for (const [index, value] of notes.entries())
    yield { schema: note, value, path: ['notes', index] };
}

/**
 * Validates entries one by one, and stops when it has more problems than a report lists. A file may
 * have millions of invalid entries, and the schema of a list would collect an issue of each.
 * @param issues receives the problems
 */
function isValid(found: z.infer<typeof outline>, issues: z.core.$ZodIssue[]): found is Notebook {
  for (const { schema, value, path } of entriesOf(found)) {
    const { error } = schema.safeParse(value);
    for (const issue of error?.issues ?? [])
      issues.push({ ...issue, path: [...path, ...issue.path] });
    if (issues.length > MAX_PROBLEMS) break;
  }
  return issues.length === 0;
}

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
  const { data: found, error } = outline.safeParse(data);
  const issues = error?.issues ?? [];
  if (found && isValid(found, issues)) return { notebook: found };
  const problems = problemsInWords(issues, data, wording.problemWords);
  const listed = problems
    .slice(0, MAX_PROBLEMS)
    .map(
      ({ field, expected, found }) =>
        `\n  ${shortened(field)}\n    ${wording.expected(expected)}\n    ${wording.received(found)}`,
    );
  const heading = problems.length > listed.length ? wording.firstProblemsOf : wording.problemsOf;
  return { report: heading(name, listed.length) + listed.join('') };
}
