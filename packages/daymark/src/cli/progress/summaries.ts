import { styleText } from 'node:util';
import { counted } from '../../basics/text.ts';
import type { FileCounts } from '../../content/checks/check.ts';
import type { Schedule } from '../../content/schedule.ts';

/* The lines that a command prints: stages, warnings, and the table of results. */

/** The results of a command for its table. */
export interface Results {
  readonly counts: FileCounts;
  readonly schedule: Schedule;
  /** The remarks before launch, as text; empty if there are none. */
  readonly remarks: string;
  readonly pages: number;
  readonly warnings: readonly string[];
}

/** The width of the column with the names of stages and results. */
const NAMES = 24;

/** Returns the line of a stage, with the seconds that it took if it is finished. */
export function stageLine(stage: string, files: number, seconds?: number): string {
  const detail = files > 0 ? counted(files, 'file') : '';
  const time = seconds === undefined ? '…' : `${seconds.toFixed(1)} s`;
  return stage.padEnd(NAMES) + detail.padEnd(12) + time.padStart(8);
}

/** Prints a list of warnings, unless it is empty. */
export function printWarnings(warnings: readonly string[]): void {
  if (warnings.length === 0) return;
  const list = warnings.map((warning) => `  ${warning.trim().replaceAll('\n', '\n  ')}`);
  const title = `${counted(warnings.length, 'warning')}:`;
  console.log(`\n${styleText('yellow', title)}\n${list.join('\n')}`);
}

interface Build {
  /** The folder of the build, as the owner named it. */
  readonly folder: string;
  readonly seconds: number;
  /** The maximum memory that the process has used, in MB. */
  readonly memory: number;
  /** Whether the command made no build, because nothing has changed since the last build. */
  readonly isUnchanged: boolean;
  readonly isServedNext: boolean;
  /** Whether the build is of a time that has not come. */
  readonly isAhead: boolean;
  /** Whether a workflow in the repository builds and publishes the site. */
  readonly hasWorkflow: boolean;
}

/** Returns the rows that the tables of builds and of checks share. */
const firstRows = ({ counts: { articles, files }, schedule, warnings }: Results) =>
  [
    ['Articles', describeArticles(articles)],
    ...nextRows(schedule),
    ['Files checked', files],
    ['Warnings', warnings.length || 'none'],
  ] as const;

/**
 * Milliseconds without a commit after which GitHub stops the schedules of a public repository.
 * Source: https://docs.github.com/actions/managing-workflow-runs/disabling-and-enabling-a-workflow
 */
const GITHUB_STOPS = 60 * 24 * 60 * 60 * 1000;

/** Returns the rows with the text that becomes due next, and the timer that will publish it. */
function nextRows({ next, timer = 'nothing yet' }: Schedule) {
  if (!next) return [];
  const isStopped =
    timer.includes('.github/workflows/') && Date.parse(next.at) - Date.now() > GITHUB_STOPS;
  const end = isStopped
    ? ', which GitHub stops in a public repository sixty days after the last commit, before this text appears: push a commit until then'
    : '';
  return [
    ['Next text', `${next.file}, from ${next.at.replace('T', ' ').replace(/Z$/, ' UTC')}`],
    ['Published by', timer + end],
  ] as const;
}

/** Returns the table after a build, and the commands that the owner can run next. */
export function buildSummary(results: Results, build: Build): string {
  const rows = tableLines([
    ...firstRows(results),
    ['Pages', results.pages],
    ['Time', `${build.seconds.toFixed(1)} s`],
    ['Memory at most', `${build.memory} MB`],
  ]);
  const next = build.isAhead
    ? '\nIt is the site of a later time (DAYMARK_NOW). Build again without this variable before you publish.'
    : `\nLook at it with npm start, or publish it with ${build.hasWorkflow ? 'a push to the repository' : 'npm run deploy'}.`;
  const state = build.isUnchanged
    ? `Nothing has changed since the last build in ${build.folder}.`
    : `The site is built in ${build.folder}.`;
  return `\n${rows}\n\n${state}${build.isServedNext ? '' : next}`;
}

/** Returns the table after the checks, and their result. */
export const checkSummary = (results: Results): string =>
  `${tableLines(firstRows(results))}\n
The settings and the content have no problems. A build also checks links to pages and anchors that only it creates.`;

/** The number of proposals that a report lists. */
const LISTED = 10;

/** Returns the proposals of pictures for articles below a heading; only the first of many. */
export function reportProposals(proposals: readonly string[]): string {
  const more = proposals.length - LISTED;
  return [
    `${counted(proposals.length, 'article')} could have a picture of a thing that the title or a topic mentions:`,
    ...proposals.slice(0, LISTED).map((proposal) => `  ${proposal}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ].join('\n');
}

const tableLines = (rows: readonly (readonly [name: string, value: unknown])[]): string =>
  rows.map(([name, value]) => `${name.padEnd(NAMES)}${value}`).join('\n');

const LIST = new Intl.ListFormat('en-GB');

/** Describes how many articles a build contains, and how many it leaves out. */
function describeArticles({
  published,
  draft,
  scheduled,
  otherNoun,
}: FileCounts['articles']): string {
  const leftOut = [
    ...(draft > 0 ? [counted(draft, 'draft')] : []),
    ...(scheduled > 0 ? [`${scheduled} scheduled`] : []),
    ...(otherNoun > 0 ? [`${otherNoun} about another noun`] : []),
  ];
  const end = leftOut.length > 0 ? `; ${LIST.format(leftOut)} left out` : '';
  return `${published} published${end}`;
}
