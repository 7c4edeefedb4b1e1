import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatProblem, type Problem } from '../checks/problem.ts';

interface Place {
  fileURL: URL | undefined;
}

interface Node {
  position?: { start: { line: number } } | undefined;
}

type Found = Pick<Problem, 'field' | 'expected' | 'found'>;

/** An error in a Markdown file, with its problems. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** Creates an error for a node of a Markdown file, with the file and the line of the node. */
export function contentError({ fileURL }: Place, { position }: Node, ...found: Found[]) {
  const file = fileURL ? relative('', fileURLToPath(fileURL)) : 'a Markdown text';
  return new ContentError(
    found.map((problem) => ({ file, line: position?.start.line, ...problem })),
  );
}
