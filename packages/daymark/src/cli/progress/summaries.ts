import { describeArticles, tableLines } from './lines.ts';
import type { Results } from './progress.ts';

/** What the summary of a build says besides its results. */
interface Build {
  /** The folder of the build, as the owner named it. */
  readonly folder: string;
  readonly seconds: number;
  /** The most memory that the process has used, in MB. */
  readonly memory: number;
  /** Whether the build is the last one, because nothing has changed since. */
  readonly isUnchanged: boolean;
  /** Whether the server starts now. */
  readonly isServedNext: boolean;
}

const firstRows = ({ counts: { articles, files }, warnings }: Results) =>
  [
    ['Articles', describeArticles(articles)],
    ['Files checked', files],
    ['Warnings', warnings.length || 'none'],
  ] as const;

/** Returns the table after a build, and what the owner can do next. */
export function buildSummary(results: Results, build: Build): string {
  const rows = tableLines([
    ...firstRows(results),
    ['Pages', results.pages],
    ['Time', `${build.seconds.toFixed(1)} s`],
    ['Memory at most', `${build.memory} MB`],
  ]);
  const next = '\nLook at it with npm start, or publish it with npm run deploy.';
  const state = build.isUnchanged
    ? `Nothing has changed since the last build in ${build.folder}.`
    : `The site is built in ${build.folder}.`;
  return `\n${rows}\n\n${state}${build.isServedNext ? '' : next}`;
}

/** Returns the table after the checks, and their result. */
export const checkSummary = (results: Results): string =>
  `${tableLines(firstRows(results))}\n
The settings and the content have no problems. A build also checks links to pages and anchors that only it creates.`;
