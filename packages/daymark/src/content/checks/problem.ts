import { counted } from '../../basics/text.ts';
import { positionOf, problemSentence } from '../../settings/problems.ts';

/** A problem in the owner's files. */
export interface Problem {
  /** The path relative to the site's folder. */
  file: string;
  /** The line number, from 1; absent if unknown. */
  line?: number | undefined;
  /** The field of the front matter or of the settings. */
  field?: string | undefined;
  expected: string;
  found: string;
  /** Present if the build may continue. */
  severity?: 'warning';
  /**
   * For a link to a page that has moved: the address that `check --write-links` writes in place of
   * `found`.
   */
  replacement?: string;
}

/** A file with fields: a text of the owner, or the settings. */
interface Fielded {
  readonly file: string;
  readonly lineOf: (field: string) => number | undefined;
}

/** Returns a problem of a field, with the line of the field. */
export const fieldProblem = (
  { file, lineOf }: Fielded,
  field: string,
  expected: string,
  found: string,
): Problem => ({ file, line: lineOf(field), field, expected, found });

/** Returns a problem of a field after which the build may continue. */
export const fieldWarning = (...problem: Parameters<typeof fieldProblem>): Problem => ({
  ...fieldProblem(...problem),
  severity: 'warning',
});

/** Formats a problem as one line: position, expected value and found value. */
export const formatProblem = (problem: Omit<Problem, 'severity'>): string =>
  `${positionOf(problem)}: ${problemSentence(problem)}`;

type Position = Pick<Problem, 'file' | 'line'>;

/** Compares two problems or remarks by file and line, to sort them. */
export const byPosition = (a: Position, b: Position): number =>
  (a.file < b.file ? -1 : Number(a.file > b.file)) || (a.line ?? 0) - (b.line ?? 0);

/** Returns the line above a list of problems. */
export const headingOf = (kind: 'problem' | 'warning', count: number): string =>
  `${counted(count, kind)} in the content or the settings:`;

/** An error that lists problems of the owner's files. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(
    problems: readonly Problem[],
    message = problems.map((problem) => formatProblem(problem)).join('\n'),
  ) {
    super(message);
    this.problems = problems;
  }
}

/**
 * Returns the error that ends a build or a check: it lists all problems at once, sorted by file and
 * line, so that the owner can correct them in one go.
 */
export const problemsError = (problems: readonly Problem[], warnings: readonly Problem[] = []) =>
  new ProblemsError(
    problems,
    [
      ...listOf('problem', problems),
      ...listOf('warning', warnings),
      ...commandOf(problems),
      ...referencesOf(problems),
    ].join('\n'),
  );

/** Returns a line that names the command that corrects links to pages that have moved, if there are any. */
function commandOf(problems: readonly Problem[]): string[] {
  const links = problems.filter(({ replacement }) => replacement !== undefined).length;
  return links === 0
    ? []
    : [`npm run check -- --write-links writes the new addresses into ${counted(links, 'link')}.`];
}

/** Returns a line that names the documents about the fields with problems, if there are any. */
function referencesOf(problems: readonly Problem[]): string[] {
  const isOfText = ({ file }: Problem) => /\.(?:md|astro)$/.test(file);
  const fields = problems.filter(
    ({ field, expected }) => field !== undefined || expected.includes('front matter'),
  );
  if (fields.length === 0) return [];
  const documents = [
    ...(fields.every(isOfText) ? [] : ['docs/settings.md']),
    ...(fields.some(isOfText) ? ['docs/front-matter.md'] : []),
  ];
  return [`All fields are explained in ${documents.join(' and ')} of Daymark.`];
}

function listOf(kind: 'problem' | 'warning', problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const lines = problems.toSorted(byPosition).map((problem) => `  ${formatProblem(problem)}`);
  return [headingOf(kind, problems.length), ...lines];
}
