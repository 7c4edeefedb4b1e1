/*
 * Measures builds of `site/` with generated articles, and builds of the same articles with Hugo,
 * Astro and Eleventy. Run with: npm run bench:build, or with other numbers of articles: npm run
 * bench:build -- 1000 10000. The options are in bench/README.md.
 */
import { parseArgs } from 'node:util';
import { measureDaymark, measureTwoLanguages, profileDaymark } from './build/measure-daymark.ts';
import { measurePeer } from './build/measure-peer.ts';
import { peers } from './build/peers.ts';
import { workOf } from './build/profile.ts';
import type { BuildRow } from './build/row.ts';
import { keepOption, keepResult } from './results.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...keepOption,
    only: { type: 'string', multiple: true },
    papermod: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10, 1000];
/**
 * The number of articles from which two languages are measured. With few texts, the result would
 * show only the fixed costs of a language.
 */
const LEAST = 1000;
const isWanted = (name: string) => values.only?.includes(name) ?? true;

/**
 * Prints the result of a build, with its CPU time relative to the CPU time of the same build with
 * Daymark.
 */
function print(row: BuildRow, rows: readonly BuildRow[]): void {
  const ours = rows.find(
    ({ builder, articles, build }) =>
      builder === 'daymark' && articles === row.articles && build === row.build.replace(/,.*/, ''),
  );
  const ratio = ours ? `×${(row.cpuSeconds / ours.cpuSeconds).toFixed(2)}` : '';
  console.log(
    [
      row.builder.padEnd(20),
      row.build.padEnd(27),
      `${row.cpuSeconds.toFixed(1)} s`.padStart(10),
      ratio.padStart(8),
      `${((row.cpuSeconds / row.articles) * 1000).toFixed(1)} ms`.padStart(12),
      `${row.seconds.toFixed(1)} s`.padStart(10),
      `${row.megabytes} MB`.padStart(9),
      String(row.pages).padStart(9),
    ].join(''),
  );
}

/** Prints the CPU time of a first build by stage and thread, and by work for each article. */
async function printProfile(articles: number): Promise<void> {
  const profiled = await profileDaymark(articles);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  for (const [stage, threads] of profiled) {
    console.log(`\n${stage}`);
    for (const [thread, milliseconds] of threads)
      console.log(`  ${thread.padEnd(38)}${seconds(milliseconds).padStart(9)} s`);
  }
  const works = [...workOf(profiled)];
  const all = works.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
  console.log(`\n${articles} generated articles, by work`);
  for (const [work, milliseconds] of [...works, ['all', all] as const])
    console.log(
      `  ${work.padEnd(38)}${seconds(milliseconds).padStart(9)} s` +
        `${(milliseconds / articles).toFixed(2).padStart(9)} ms an article`,
    );
}

if (values.profile) {
  for (const articles of sizes) await printProfile(articles);
  process.exit();
}
const rows: BuildRow[] = [];
for (const articles of sizes) {
  console.log(`\n${articles} generated articles`);
  console.log(
    `${'builder'.padEnd(20)}${'build'.padEnd(27)}  CPU time   ratio per article      time   memory    pages`,
  );
  const take = (row: BuildRow) => {
    rows.push(row);
    print(row, rows);
  };
  if (isWanted('daymark')) {
    for await (const row of measureDaymark(articles)) take(row);
    if (articles >= LEAST) for await (const row of measureTwoLanguages(articles)) take(row);
  }
  for (const [name, make] of Object.entries(peers(values.papermod)))
    if (isWanted(name)) for await (const row of measurePeer(await make(), articles)) take(row);
}
if (values.keep) await keepResult('build', rows, ['articles', 'builder', 'build']);
