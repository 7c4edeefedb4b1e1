/*
 * Measures builds of `site/` with generated articles: a first build, one without changes, one after
 * an edit, and one with another article. Run with: npm run bench:build, or with other numbers of
 * articles: npm run bench:build -- 1000 10000. 10,000 articles take about ten minutes.
 */
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copySite, daymark } from '../tests/build/copy.ts';
import { ARTICLES, generateArticles } from './build/articles.ts';
import { measure, type Usage } from './build/measure.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const sizes = positionals.length > 0 ? positionals.map(Number) : [10, 1000];

const line = (name: string, { cpuSeconds, seconds, megabytes }: Usage, articles: number) =>
  [
    name.padEnd(28),
    `${cpuSeconds.toFixed(1)} s`.padStart(10),
    `${((cpuSeconds / articles) * 1000).toFixed(1)} ms`.padStart(12),
    `${seconds.toFixed(1)} s`.padStart(10),
    `${megabytes} MB`.padStart(9),
  ].join('');

/** Builds a copy of the site with generated articles in several states, and prints a table. */
async function measureSize(count: number): Promise<void> {
  const copy = await copySite('site');
  // The copies of tests share caches.
  await rm(join(copy.root, '.cache'), { recursive: true });
  for await (const { file, text } of generateArticles('site', count)) await copy.add(file, text);
  const build = () => measure(process.execPath, [daymark, 'build'], copy.root);
  const middle = join(copy.root, ARTICLES, `generated-${String(count >> 1).padStart(6, '0')}.md`);

  console.log(`\n${count} generated articles`);
  console.log(`${'build'.padEnd(28)}  CPU time per article      time   memory`);
  console.log(line('first', await build(), count));
  console.log(line('nothing changed', await build(), count));
  await appendFile(middle, '\nOne more sentence.\n');
  console.log(line('one text edited', await build(), count));
  const added = (await readFile(middle, 'utf8')).replace(/^title: .*$/m, 'title: One more');
  await writeFile(join(copy.root, ARTICLES, 'one-more.md'), added);
  console.log(line('one article added', await build(), count));
  await copy.remove();
}

for (const count of sizes) await measureSize(count);
