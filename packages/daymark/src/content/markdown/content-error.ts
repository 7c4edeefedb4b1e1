import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Problem, ProblemsError } from '../checks/problem.ts';
import type { Positioned } from './plugin.ts';

/** Creates an error for a node of a Markdown file, with the file and the line of the node. */
export function contentError(
  { fileURL }: { fileURL: URL | undefined },
  { position }: Positioned,
  ...found: Omit<Problem, 'file' | 'line'>[]
): ProblemsError {
  const file = fileURL ? relative('', fileURLToPath(fileURL)) : 'a Markdown text';
  const line = position?.start.line;
  return new ProblemsError(found.map((problem) => ({ file, line, ...problem })));
}
