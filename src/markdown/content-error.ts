import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inWords, type Problem } from '../checks/problem.ts';

interface Place {
  fileURL: URL | undefined;
}

interface Node {
  position?: { start: { line: number } } | undefined;
}

type Found = Pick<Problem, 'field' | 'expected' | 'found'>;

/** What is wrong at a place of a Markdown text. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(inWords).join('\n'));
    this.problems = problems;
  }
}

/** An error in a Markdown text, with file and line. */
export function contentError({ fileURL }: Place, { position }: Node, ...found: Found[]) {
  const file = fileURL ? relative('', fileURLToPath(fileURL)) : 'a Markdown text';
  return new ContentError(
    found.map((problem) => ({ file, line: position?.start.line, ...problem })),
  );
}
