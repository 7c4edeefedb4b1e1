import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { noteInputs, sameResults } from './last-build.ts';

const articles = { published: 1, scheduled: 0, draft: 0, otherNoun: 0 };
const results = { counts: { files: 3, articles }, pages: 9, warnings: ['a warning'] };

/** Makes two builds, of which the first is the last one. Returns the site's folder. */
async function site() {
  const folder = await makeFolder();
  const build = { 'site/index.html': '', 'site/about.html': '' };
  for (const name of ['one', 'two']) await writeFiles(join(folder, '.daymark/builds', name), build);
  await symlink('.daymark/builds/one', join(folder, 'dist'));
  await noteInputs(join(folder, '.daymark/builds/one'), 'one', results);
  return folder;
}

it('a build from the same inputs has the same results', async () => {
  const folder = await site();
  expect(sameResults(folder, 'dist', 'one')).toEqual(results);
  expect(sameResults(folder, 'dist', 'two')).toBeUndefined();
});

it('a build that is not the last one is not compared', async () => {
  const folder = await site();
  await rm(join(folder, 'dist'));
  await symlink('.daymark/builds/two', join(folder, 'dist'));
  expect(sameResults(folder, 'dist', 'one')).toBeUndefined();
});

it('a build without one of its files, or with a damaged note, is made again', async () => {
  const folder = await site();
  await rm(join(folder, 'dist/site/about.html'));
  expect(sameResults(folder, 'dist', 'one')).toBeUndefined();
  const damaged = await site();
  await writeFile(join(damaged, '.daymark/builds/last-build.json'), '{');
  expect(sameResults(damaged, 'dist', 'one')).toBeUndefined();
  expect(sameResults(damaged, 'none', 'one')).toBeUndefined();
});
