import { problemSentence } from '../../settings/problems.ts';

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
}

/** Formats a problem as one line: position, expected value and found value. */
export function formatProblem({ file, line, field, expected, found }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${problemSentence({ field, expected, found })}`;
}

/** Formats errors and warnings as two lists, each sorted by file and line, below its length. */
export function report(problems: readonly Problem[], warnings: readonly Problem[] = []): string {
  return [...listOf('problem', problems), ...listOf('warning', warnings)].join('\n');
}

function listOf(kind: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const count = `${problems.length} ${kind}${problems.length === 1 ? '' : 's'}`;
  const sorted = problems.toSorted(
    (a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)) || (a.line ?? 0) - (b.line ?? 0),
  );
  return [
    `${count} in the content or the settings:`,
    ...sorted.map((problem) => `  ${formatProblem(problem)}`),
  ];
}
