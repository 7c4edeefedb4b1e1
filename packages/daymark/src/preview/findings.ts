import type { CheckResult } from '../content/checks/check.ts';
import { readingPath } from '../content/checks/content-kinds.ts';
import type { Problem } from '../content/checks/problem.ts';
import { placeOf } from '../content/markdown/slug.ts';
import { problemSentence } from '../settings/problems.ts';
import type { Finding } from './finding.ts';

/** Matches a line of a report: the file, the line number if there is one, and the text. */
const LINE = /^\s*(.+?)(?::(\d+))?: (.*)$/;

/** Returns the findings of the checks: errors, then warnings. */
export function findingsOf({ problems, warnings }: Pick<CheckResult, 'problems' | 'warnings'>) {
  const findingOf = (problem: Problem, isError: boolean): Finding => {
    const { file, line } = problem;
    return { isError, file, line, page: pageOf(file), text: problemSentence(problem) };
  };
  return [
    ...problems.map((problem) => findingOf(problem, true)),
    ...warnings.map((problem) => findingOf(problem, false)),
  ];
}

/**
 * Returns the findings of settings that cannot be used: one for each line of the error's message
 * that names a file and a line, or the whole message.
 */
export function settingsFindings(error: unknown, file: string): Finding[] {
  const message = error instanceof Error ? error.message : String(error);
  const found = message
    .split('\n')
    .map((line) => readFinding(line, true))
    .filter((finding) => finding?.line !== undefined) as Finding[];
  return found.length > 0 ? found : [{ isError: true, file, text: message }];
}

function readFinding(line: string, isError: boolean): Finding | undefined {
  const [, file, number, text] = LINE.exec(line) ?? [];
  if (file === undefined || text === undefined) return undefined;
  const at = number === undefined ? undefined : Number(number);
  return { isError, file, line: at, page: pageOf(file), text };
}

function pageOf(file: string): string | undefined {
  if (!/^(?:content|pages)\//.test(file)) return undefined;
  const { folder, slug } = placeOf(file);
  return readingPath(folder, slug);
}
