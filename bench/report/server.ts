import type { LoadRow, StartRow } from '../serve/row.ts';
import { rounded, table } from './table.ts';

const isLoad = (row: LoadRow | StartRow): row is LoadRow => 'cpuMicroseconds' in row;

/** Returns a table of the requests, with the ratio to sirv, and a table of the starts. */
export function serverTables(rows: readonly (LoadRow | StartRow)[]): string {
  const loads = rows.filter(isLoad);
  const starts = rows.filter((row): row is StartRow => !isLoad(row));
  const requests = loads.map((row) => {
    const sirv = loads.find(
      ({ server, load, articles }) =>
        server === 'sirv' && load === row.load && articles === row.articles,
    );
    return [
      row.server,
      row.articles.toLocaleString('en'),
      row.load,
      rounded(row.cpuMicroseconds),
      sirv ? rounded(row.cpuMicroseconds / sirv.cpuMicroseconds) : '–',
      rounded(row.requestsPerSecond),
    ];
  });
  const begun = starts.map(({ server, articles, startSeconds, startCpuSeconds, megabytes }) => [
    server,
    articles.toLocaleString('en'),
    rounded(startSeconds),
    rounded(startCpuSeconds),
    rounded(megabytes),
  ]);
  return [
    table(
      ['server', 'articles', 'requested', 'CPU µs per request', 'ratio to sirv', 'requests per s'],
      requests,
    ),
    table(
      ['server', 'articles', 's to the first response', 'CPU s of the start', 'most MB'],
      begun,
    ),
  ].join('\n\n');
}
