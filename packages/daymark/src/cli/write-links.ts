import { readFile } from 'node:fs/promises';
import { writeWhole } from '../basics/store.ts';
import { counted } from '../basics/text.ts';
import type { CheckResult } from '../content/checks/check.ts';
import { formatProblem, type Problem } from '../content/checks/problem.ts';

/** A link to a page that has moved, with its new address. */
type MovedLink = Problem & { line: number; replacement: string };

const isMoved = (problem: Problem): problem is MovedLink =>
  problem.replacement !== undefined && problem.line !== undefined;

/** The number of lines below the beginning of a link in which its address may be. */
const LINES = 10;

/**
 * Writes the new addresses of pages that have moved into the links of texts and settings. Each file is
 * replaced in one step, and nothing except the addresses changes.
 * @param run runs the checks, and passes their result to a function before problems stop it
 * @returns a sentence about what was written, and the links that the owner has to change
 */
export async function writeLinks(
  run: (onChecked: (result: CheckResult) => void) => Promise<void>,
): Promise<string> {
  let problems: readonly Problem[] = [];
  await run((checked) => {
    problems = checked.problems;
  }).catch((error) => {
    // Problems of the site do not stop the command, but an error without them does.
    if (problems.length === 0) throw error;
  });
  const byFile = Map.groupBy(problems.filter(isMoved), ({ file }) => file);
  let written = 0;
  const left: Problem[] = [];
  for (const [file, links] of byFile) {
    const { text, missed } = withNewAddresses(await readFile(file, 'utf8'), links);
    if (missed.length < links.length) await writeWhole(file, text);
    written += links.length - missed.length;
    left.push(...missed);
  }
  return [
    written === 0
      ? 'No link leads to a page that has moved.'
      : `Wrote the new addresses into ${counted(written, 'link')} of ${counted(byFile.size, 'file')}.`,
    ...left.map(formatProblem),
  ].join('\n');
}

/** Returns a file with the new addresses, and the links that were not found in it. */
function withNewAddresses(source: string, links: readonly MovedLink[]) {
  const lines = source.split('\n');
  const missed = links.filter(({ line, found, replacement }) => {
    // Code, words and longer addresses with the same beginning stay as they are.
    const address = new RegExp(`(?<=[\\s("'<=:]|^)${RegExp.escape(found)}(?![^\\s)"'>,}\\]])`);
    const at = lines.findIndex(
      (text, index) => index >= line - 1 && index < line - 1 + LINES && address.test(text),
    );
    if (at >= 0) lines[at] = lines[at]?.replace(address, () => replacement) ?? '';
    return at < 0;
  });
  return { text: lines.join('\n'), missed };
}
