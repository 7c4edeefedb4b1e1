import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProblem, type Problem } from '../checks/problem.ts';
import type { Positioned } from './plugin.ts';

/** An error that lists the problems of a Markdown file. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** Creates an error for a node of a Markdown file, with the file and the line of the node. */
export function contentError(
  { fileURL }: { fileURL: URL | undefined },
  { position }: Positioned,
  ...found: Omit<Problem, 'file' | 'line'>[]
): ContentError {
  const file = fileURL ? relative('', fileURLToPath(fileURL)) : 'a Markdown text';
  const line = position?.start.line;
  return new ContentError(found.map((problem) => ({ file, line, ...problem })));
}
