import type { BuildRow } from '../build/row.ts';
import type { LoadRow, StartRow } from '../serve/row.ts';
import { rounded, table } from './table.ts';

const MILLION = 1_000_000;

/**
 * The number of articles that the larger measured site must have, so that a line through two
 * measurements says something about a million articles.
 */
const LEAST = 10_000;

const INTRODUCTION = `What a million articles would take, if every further article takes as much as those between the two
largest measured sizes:`;

/** Extends the line through two points, such as articles and seconds, to a million articles. */
const extended = (few: number, atFew: number, many: number, atMany: number) =>
  atMany + ((atMany - atFew) / (many - few)) * (MILLION - many);

const inHours = (seconds: number) =>
  seconds < 3600 ? `${rounded(seconds / 60)} min` : `${rounded(seconds / 3600)} h`;

/**
 * Returns a table of what a million articles would take, on the line through the two largest
 * measured sizes; undefined without two sizes, of which one has at least
 * `LEAST` articles.
 */
export function millionTable(
  builds: readonly BuildRow[],
  servers: readonly (LoadRow | StartRow)[],
): string | undefined {
  const ours = builds.filter(({ builder }) => builder === 'daymark');
  const at = (build: string) =>
    ours.filter((row) => row.build === build).toSorted((a, b) => b.articles - a.articles);
  const [first, smaller] = at('first');
  const [edited, smallerEdited] = at('one text edited');
  if (!first || !smaller || !edited || !smallerEdited || first.articles < LEAST) return undefined;
  const line = (large: BuildRow, small: BuildRow, value: (row: BuildRow) => number) =>
    extended(small.articles, value(small), large.articles, value(large));
  const inGigabytes = (value: (row: BuildRow) => number, unit: number) =>
    `${rounded(line(first, smaller, value) / unit)} GB`;
  const cpu = line(first, smaller, ({ cpuSeconds }) => cpuSeconds);
  const editedCpu = line(edited, smallerEdited, ({ cpuSeconds }) => cpuSeconds);
  const rows = [
    ['CPU time of a first build', inHours(cpu)],
    ['CPU time of a build after one edit', inHours(editedCpu)],
    ['memory of a first build', inGigabytes(({ megabytes }) => megabytes, 1024)],
    ['files of a build', rounded(line(first, smaller, ({ files }) => files))],
    ['size of a build', inGigabytes(({ outputMegabytes }) => outputMegabytes, 1000)],
    ['size of `.cache`', inGigabytes(({ cacheMegabytes }) => cacheMegabytes, 1000)],
  ];
  const headings = ['what', 'a million articles'];
  return `${INTRODUCTION}\n\n${table(headings, [...rows, ...serverRows(servers)])}`;
}

/** Returns the rows of the embedded server, if it was measured with two sizes. */
function serverRows(servers: readonly (LoadRow | StartRow)[]): string[][] {
  const [large, small] = servers
    .filter((row): row is StartRow => 'startSeconds' in row && row.server === 'embedded')
    .toSorted((a, b) => b.articles - a.articles);
  if (!large || !small) return [];
  const load = servers.find(
    (row): row is LoadRow =>
      'cpuMicroseconds' in row &&
      row.server === 'embedded' &&
      row.articles === large.articles &&
      row.load === 'random articles',
  );
  const line = (value: (row: StartRow) => number) =>
    extended(small.articles, value(small), large.articles, value(large));
  return [
    [
      'CPU time of a start of the embedded server',
      `${rounded(line((row) => row.startCpuSeconds))} s`,
    ],
    ['memory of the embedded server', `${rounded(line((row) => row.megabytes) / 1024)} GB`],
    ...(load
      ? [
          [
            `requests in a second of CPU time of the embedded server, as with ${large.articles.toLocaleString('en')} articles`,
            rounded(MILLION / Number(load.cpuMicroseconds)),
          ],
        ]
      : []),
  ];
}
