import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { noteInputs, sameResults } from './last-build.ts';

const articles = { published: 1, scheduled: 0, draft: 0, otherNoun: 0 };
const results = { counts: { files: 3, articles }, pages: 9, warnings: ['a warning'] };

async function build() {
  const folder = join(await makeFolder(), 'builds', 'one');
  await writeFiles(folder, { 'site/index.html': '', 'site/about.html': '' });
  await noteInputs(folder, 'one', results);
  return folder;
}

it('a build from the same inputs has the same results', async () => {
  const folder = await build();
  expect(sameResults(folder, 'one')).toEqual(results);
  expect(sameResults(folder, 'two')).toBeUndefined();
});

it('a build that is not the last one is not compared', async () => {
  const folder = await build();
  await writeFiles(join(folder, '../two'), { 'site/index.html': '', 'site/about.html': '' });
  expect(sameResults(join(folder, '../two'), 'one')).toBeUndefined();
});

it('a build without one of its files, or with a damaged note, is made again', async () => {
  const folder = await build();
  await rm(join(folder, 'site/about.html'));
  expect(sameResults(folder, 'one')).toBeUndefined();
  const damaged = await build();
  await writeFile(join(damaged, '../last-build.json'), '{');
  expect(sameResults(damaged, 'one')).toBeUndefined();
  expect(sameResults(join(damaged, 'none'), 'one')).toBeUndefined();
});
