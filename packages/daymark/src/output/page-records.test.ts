import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../server/testing/site.ts';
import { noteRecords, readRecords } from './page-records.ts';

const records = new Map([['blog/x.html', { key: 'k', parts: [['', 3, 9]] as const }]]);

async function buildWithRecords() {
  const folder = await makeFolder();
  const [build, link] = [join(folder, 'builds/one'), join(folder, 'dist')];
  await mkdir(build, { recursive: true });
  await symlink(build, link);
  await noteRecords(build, records);
  return { folder, build, link };
}

it('the records of the last build are those that were noted', async () => {
  const { build, link } = await buildWithRecords();
  expect(await readRecords(link)).toEqual({ siteFolder: join(build, 'site'), records });
});

it('there are no records if the symlink leads to another build or to none', async () => {
  const { folder, link } = await buildWithRecords();
  await mkdir(join(folder, 'builds/two'));
  await symlink(join(folder, 'builds/two'), join(folder, 'other'));
  expect(await readRecords(join(folder, 'other'))).toBeUndefined();
  expect(await readRecords(join(folder, 'none'))).toBeUndefined();
  expect(await readRecords(link)).toBeDefined();
});

it('damaged records count as none', async () => {
  const { folder, link } = await buildWithRecords();
  await writeFile(join(folder, 'builds/last-pages.bin'), 'damaged');
  expect(await readRecords(link)).toBeUndefined();
});
