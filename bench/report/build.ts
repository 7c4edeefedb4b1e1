import type { BuildRow } from '../build/row.ts';
import { plot } from './plot.ts';
import { rounded, table } from './table.ts';

const DAYMARK = 'daymark';

/** The builds that all builders make. */
const BUILDS = ['first', 'one text edited'] as const;

const namesOf = <T>(rows: readonly BuildRow[], name: (row: BuildRow) => T): T[] => [
  ...new Set(rows.map(name)),
];

/**
 * Returns a table of Daymark's builds, and a table of the CPU times of the other builders, each with
 * the ratio to the same build of Daymark.
 */
export function buildTables(rows: readonly BuildRow[]): string {
  const sorted = rows.toSorted((one, other) => one.articles - other.articles);
  const ours = sorted.filter(({ builder }) => builder === DAYMARK);
  const peers = sorted.filter(({ builder }) => builder !== DAYMARK);
  const headings = ['articles', 'build', 'pages', 'CPU s', 's', 'MB'];
  return `${table(headings, ours.map(cellsOf))}

CPU seconds of the other builders, with their ratio to the same build of Daymark:

${peerTable(peers, ours)}`;
}

/** Returns the cells of a build, of which a table shows some. */
const cellsOf = ({ build, pages, articles, cpuSeconds, seconds, megabytes }: BuildRow) => [
  articles.toLocaleString('en'),
  build,
  pages.toLocaleString('en'),
  rounded(cpuSeconds),
  rounded(seconds),
  rounded(megabytes),
];

/** Returns a table with a line for each builder and build, and a column for each number of articles. */
function peerTable(peers: readonly BuildRow[], ours: readonly BuildRow[]): string {
  const sizes = namesOf(peers, ({ articles }) => articles);
  const cellOf = (builder: string, build: string, size: number) => {
    const same = (row: BuildRow) => row.build === build && row.articles === size;
    const peer = peers.find((row) => row.builder === builder && same(row));
    const our = ours.find(same);
    return peer && our
      ? `${rounded(peer.cpuSeconds)} (${rounded(peer.cpuSeconds / our.cpuSeconds)})`
      : '–';
  };
  const lines = namesOf(peers, ({ builder }) => builder).flatMap((builder) =>
    BUILDS.map((build) => [builder, build, ...sizes.map((size) => cellOf(builder, build, size))]),
  );
  return table(
    ['builder', 'build', ...sizes.map((size) => `${size.toLocaleString('en')} articles`)],
    lines,
  );
}

/** Returns a line for each builder. */
function seriesOf(rows: readonly BuildRow[], build: string, value: (row: BuildRow) => number) {
  return namesOf(rows, ({ builder }) => builder).map((name) => ({
    name,
    points: rows
      .filter((row) => row.builder === name && row.build === build)
      .toSorted((one, other) => one.articles - other.articles)
      .map((row) => [row.articles, value(row)] as const),
  }));
}

/** Returns the plots of builds as SVG, by file name. */
export function buildPlots(rows: readonly BuildRow[]): Readonly<Record<string, string>> {
  const x = 'articles';
  const [first, edited] = BUILDS;
  return {
    'first-build.svg': plot(
      seriesOf(rows, first, ({ cpuSeconds }) => cpuSeconds),
      { title: 'CPU seconds of a first build', x },
    ),
    'edited-build.svg': plot(
      seriesOf(rows, edited, ({ cpuSeconds }) => cpuSeconds),
      { title: 'CPU seconds of a build after one edit', x },
    ),
    'build-memory.svg': plot(
      seriesOf(rows, first, ({ megabytes }) => megabytes),
      { title: 'Most memory of a first build, in MB', x },
    ),
  };
}
