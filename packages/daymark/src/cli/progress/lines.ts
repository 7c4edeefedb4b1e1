import { counted } from '../../basics/text.ts';
import type { FileCounts } from '../../content/checks/counts.ts';

/** The width of the column with the names of stages and results. */
const NAMES = 24;

const LIST = new Intl.ListFormat('en-GB');

/** Returns the line of a stage, with the seconds that it took if it is finished. */
export function stageLine(stage: string, files: number, seconds?: number): string {
  const detail = files > 0 ? counted(files, 'file') : '';
  const time = seconds === undefined ? '…' : `${seconds.toFixed(1)} s`;
  return stage.padEnd(NAMES) + detail.padEnd(12) + time.padStart(8);
}

/** Returns a line for each row of a table with two columns. */
export const tableLines = (rows: readonly (readonly [name: string, value: unknown])[]): string =>
  rows.map(([name, value]) => `${name.padEnd(NAMES)}${value}`).join('\n');

/** Describes how many articles a build contains, and how many it leaves out. */
export function describeArticles({
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

/** Returns the title of a list of warnings, and the lines of the list. */
export function warningLines(warnings: readonly string[]): { title: string; list: string } {
  const list = warnings.map((warning) => `  ${warning.trim().replaceAll('\n', '\n  ')}`);
  return { title: `${counted(warnings.length, 'warning')}:`, list: list.join('\n') };
}
