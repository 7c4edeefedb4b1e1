/*
 * Rewrites the parts of docs/performance.md between markers such as `<!-- bench:build -->` from the
 * newest kept results, and the plots in docs/performance. Run with: npm run bench:report.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildRow } from './build/row.ts';
import { buildPlots, buildTables } from './report/build.ts';
import { millionTable } from './report/million.ts';
import { newestResult, sourceOf } from './report/newest-result.ts';
import { sectionOf, sections } from './report/sections.ts';
import { serverTables } from './report/server.ts';
import type { Row } from './results.ts';
import type { LoadRow, StartRow } from './serve/row.ts';

const DOCUMENT = 'docs/performance.md';
const PLOTS = 'docs/performance';

/** Returns the rows of the newest result, and a sentence about its day and machine. */
function read<T extends Row>(bench: string): { rows: readonly T[]; source: string } {
  const result = newestResult<T>(bench);
  return result ? { rows: result.rows, source: sourceOf(result) } : { rows: [], source: '' };
}

const builds = read<BuildRow>('build');
const servers = read<LoadRow | StartRow>('serve');
const parts: Record<string, string | undefined> = {
  build: `${builds.source}\n\n${buildTables(builds.rows)}`,
  serve: `${servers.source}\n\n${serverTables(servers.rows)}`,
  million: millionTable(builds.rows, servers.rows),
};
for (const bench of sections) parts[bench] = sectionOf(bench, newestResult(bench));

let text = await readFile(DOCUMENT, 'utf8');
for (const [name, part] of Object.entries(parts)) {
  const marked = new RegExp(`(<!-- bench:${name} -->\\n)[^]*?(<!-- /bench:${name} -->)`);
  if (!marked.test(text))
    throw new Error(`${DOCUMENT}: expected the markers of ${name}; found none.`);
  const shown = part ? `\n${part}\n\n` : '';
  text = text.replace(marked, (_, begin, end) => begin + shown + end);
}
await writeFile(DOCUMENT, text);
await mkdir(PLOTS, { recursive: true });
for (const [file, svg] of Object.entries(buildPlots(builds.rows)))
  await writeFile(join(PLOTS, file), svg);
