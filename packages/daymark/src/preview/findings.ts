import { readingPath } from '../content/checks/content-kinds.ts';
import { byPosition, type Problem, ProblemsError } from '../content/checks/problem.ts';
import { placeOf } from '../content/markdown/slug.ts';
import { problemSentence } from '../settings/problems.ts';
import type { Finding } from './finding.ts';

interface Found {
  problems: readonly Problem[];
  warnings: readonly Problem[];
}

/** Returns the findings of the checks: errors, then warnings. */
export function findingsOf({ problems, warnings }: Found): Finding[] {
  const findingOf = (problem: Problem, isError: boolean): Finding => {
    const { file, line } = problem;
    return { isError, file, line, page: pageOf(file), text: problemSentence(problem) };
  };
  return [
    ...problems.map((problem) => findingOf(problem, true)),
    ...warnings.map((problem) => findingOf(problem, false)),
  ];
}

/** Returns the findings of an error that prevents the use of new settings. */
export function settingsFindings(error: unknown, file: string): Finding[] {
  if (error instanceof ProblemsError)
    return findingsOf({ problems: error.problems.toSorted(byPosition), warnings: [] });
  return [{ isError: true, file, text: error instanceof Error ? error.message : String(error) }];
}

function pageOf(file: string): string | undefined {
  if (!/^(?:content|pages)\//.test(file)) return undefined;
  const { folder, slug } = placeOf(file);
  return readingPath(folder, slug);
}
