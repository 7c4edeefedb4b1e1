import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { formatProblem } from '../../content/checks/problem.ts';

/** The maximum compressed size in bytes: a page should fit into the first 14 KB of a connection. */
const BUDGET = 1024;
const noStyles = fileURLToPath(new URL('../../ui/styles/none.css', import.meta.url));

/**
 * Returns the path of the owner's `custom.css`, or of an empty file if there is none, and a warning
 * if the file is too large.
 * @param root the site's folder
 * @throws Error if a bracket of the file is not closed
 */
export function customStyles(root: string): { file: string; warning?: string } {
  const file = resolve(root, 'custom.css');
  // The checks report what is not a file.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return { file: noStyles };
  const styles = readFileSync(file);
  checkBrackets(styles.toString());
  const { length } = brotliCompressSync(styles);
  if (length <= BUDGET) return { file };
  const warning = `custom.css: expected at most ${BUDGET} bytes compressed, because every page contains them; found ${length}`;
  return { file, warning };
}

/** Matches a comment or a string, in which brackets have no meaning. */
const LITERAL = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;

function checkBrackets(styles: string): void {
  const lines = styles.replace(LITERAL, (literal) => literal.replace(/[^\n]/g, ' ')).split('\n');
  const open: number[] = [];
  for (const [index, line] of lines.entries())
    for (const bracket of line.match(/[{}]/g) ?? [])
      if (bracket === '{') open.push(index + 1);
      else if (open.pop() === undefined) throw unmatched(index + 1, 'a "{" before this "}"');
  const [first] = open;
  if (first !== undefined) throw unmatched(first, 'a "}" for the "{" in this line');
}

const unmatched = (line: number, expected: string) =>
  new Error(formatProblem({ file: 'custom.css', line, expected, found: 'none' }));
