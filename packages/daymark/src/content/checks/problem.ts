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
}

/** Formats a problem as one line: position, expected value and found value. */
export function formatProblem({ file, line, field, expected, found }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${field === undefined ? '' : `${field}: `}expected ${expected}; found ${found}`;
}

/** Formats problems as a list, sorted by file and line, below their total number. */
export function report(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const sorted = problems.toSorted(
    (a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)) || (a.line ?? 0) - (b.line ?? 0),
  );
  return [
    `${count} in the content or the settings:`,
    ...sorted.map((problem) => `  ${formatProblem(problem)}`),
  ].join('\n');
}
