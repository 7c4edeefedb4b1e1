import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySite, daymark } from '../../tests/build/copy.ts';
import { ARTICLES, generateArticles, slugOf } from './articles.ts';
import { measure } from './measure.ts';
import { measureOutput } from './measure-output.ts';
import type { BuildRow } from './row.ts';

/** Builds a copy of `site/` with generated articles in several states. */
export async function* measureDaymark(articles: number): AsyncGenerator<BuildRow> {
  const copy = await copySite('site');
  // The copies of tests share caches.
  await rm(join(copy.root, '.cache'), { recursive: true });
  for await (const { file, text } of generateArticles('site', articles)) await copy.add(file, text);
  const build = async (name: string): Promise<BuildRow> => {
    const usage = await measure(process.execPath, [daymark, 'build'], copy.root);
    const output = await measureOutput(join(copy.root, 'dist'));
    const { outputMegabytes: cacheMegabytes } = await measureOutput(join(copy.root, '.cache'));
    return { articles, builder: 'daymark', build: name, ...usage, ...output, cacheMegabytes };
  };
  const middle = join(copy.root, ARTICLES, `${slugOf(articles >> 1)}.md`);

  yield await build('first');
  yield await build('nothing changed');
  await appendFile(middle, '\nOne more sentence.\n');
  yield await build('one text edited');
  const added = (await readFile(middle, 'utf8')).replace(/^title: .*$/m, 'title: One more');
  await writeFile(join(copy.root, ARTICLES, 'one-more.md'), added);
  yield await build('one article added');
  await copy.remove();
}
