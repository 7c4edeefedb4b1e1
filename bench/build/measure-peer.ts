import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { generateArticles, slugOf } from './articles.ts';
import { measure } from './measure.ts';
import { measureOutput } from './measure-output.ts';
import type { Peer } from './peers.ts';
import type { BuildRow } from './row.ts';

/**
 * Builds the site of a peer (another site builder) with the same generated articles, and then
 * removes the site.
 */
export async function* measurePeer(
  { name, folder, articles: into, out, command, args }: Peer,
  articles: number,
): AsyncGenerator<BuildRow> {
  await mkdir(join(folder, into), { recursive: true });
  // Daymark's site has a default author.
  for await (const { file, text } of generateArticles('site', articles))
    await writeFile(
      join(folder, into, basename(file)),
      text.replace('\nkind: essay\n', '\nauthors: [editors]\n'),
    );
  const build = async (state: string): Promise<BuildRow> => {
    const usage = await measure(command, args, folder);
    const output = await measureOutput(join(folder, out));
    return { articles, builder: name, build: state, ...usage, ...output, cacheMegabytes: 0 };
  };
  yield await build('first');
  await appendFile(join(folder, into, `${slugOf(articles >> 1)}.md`), '\nOne more sentence.\n');
  yield await build('one text edited');
  await rm(folder, { recursive: true });
}
