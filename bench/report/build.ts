import type { BuildRow } from '../build/row.ts';
import { plot } from './plot.ts';
import { rounded, table } from './table.ts';

const DAYMARK = 'daymark';

/** The builds that all builders make. */
const BUILDS = ['first', 'one text edited'] as const;

const namesOf = <T>(rows: readonly BuildRow[], name: (row: BuildRow) => T): T[] => [
  ...new Set(rows.map(name)),
];

/** Returns tables of the builds of all builders, with a ratio for each: that of Daymark is 1. */
export function buildTables(rows: readonly BuildRow[]): string {
  const lines = rows.map((row) => {
    const ours = rows.find(
      ({ articles, build, builder }) =>
        builder === DAYMARK && articles === row.articles && build === row.build,
    );
    const ratio = ours ? rounded(row.cpuSeconds / ours.cpuSeconds) : '–';
    return { row, cells: [row.builder, row.build, ...cellsOf(row), ratio] };
  });
  const headings = ['builder', 'build', 'pages', 'CPU s', 'CPU ms per article', 's', 'MB', 'ratio'];
  return namesOf(rows, ({ articles }) => articles)
    .toSorted((a, b) => a - b)
    .map((articles) => {
      const cells = lines.filter(({ row }) => row.articles === articles).map((line) => line.cells);
      return `${articles.toLocaleString('en')} articles:\n\n${table(headings, cells)}`;
    })
    .join('\n\n');
}

const cellsOf = ({ pages, articles, cpuSeconds, seconds, megabytes }: BuildRow) => [
  pages.toLocaleString('en'),
  rounded(cpuSeconds),
  rounded((cpuSeconds / articles) * 1000),
  rounded(seconds),
  rounded(megabytes),
];

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
