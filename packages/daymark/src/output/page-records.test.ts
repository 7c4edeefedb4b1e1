import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { noteRecords, readRecords } from './page-records.ts';

const records = new Map([['blog/x.html', { key: 'k', parts: [['', 3, 9]] as const }]]);

async function buildWithRecords() {
  const folder = await makeFolder();
  const build = join(folder, '.daymark/builds/one');
  await mkdir(build, { recursive: true });
  await symlink(build, join(folder, 'dist'));
  await noteRecords(build, records);
  return { folder, build };
}

it('the records of the last build are those that were noted', async () => {
  const { folder, build } = await buildWithRecords();
  expect(await readRecords(folder, 'dist')).toEqual({ siteFolder: join(build, 'site'), records });
});

it('there are no records if the symlink leads to another build or to none', async () => {
  const { folder } = await buildWithRecords();
  expect(await readRecords(folder, 'none')).toBeUndefined();
  await mkdir(join(folder, '.daymark/builds/two'));
  await rm(join(folder, 'dist'));
  await symlink('.daymark/builds/two', join(folder, 'dist'));
  expect(await readRecords(folder, 'dist')).toBeUndefined();
});

it('there are no records if an absolute symlink leads to a build of another site', async () => {
  const { folder } = await buildWithRecords();
  const copy = await makeFolder();
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  expect(await readRecords(copy, 'dist')).toBeUndefined();
});

it('damaged records count as none', async () => {
  const { folder } = await buildWithRecords();
  await writeFile(join(folder, '.daymark/builds/last-pages.bin'), 'damaged');
  expect(await readRecords(folder, 'dist')).toBeUndefined();
});
