import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { type LaunchRemark, readRemarks, writeRemarks } from './launch-remark.ts';

const remark: LaunchRemark = {
  id: 'sample-story',
  file: 'content/stories/a.md',
  line: 3,
  field: 'sample',
  expected: 'a story',
  found: 'true',
  effect: 'Visitors read it.',
};

it('the remarks of a build can be read from its folder', async () => {
  const out = await makeFolder();
  await writeRemarks(out, [remark]);
  expect(readRemarks(out)).toEqual([remark]);
  await writeRemarks(out, []);
  expect(readRemarks(out)).toEqual([]);
});

it('a build without the file has no remarks', async () => {
  expect(readRemarks(await makeFolder())).toEqual([]);
});

it('fields that a later version of the engine has added are ignored', async () => {
  const out = await makeFolder();
  await writeFile(join(out, 'launch.json'), JSON.stringify([{ ...remark, colour: 'blue' }]));
  expect(readRemarks(out)).toEqual([remark]);
});

it('a damaged file is reported with its path', async () => {
  const out = await makeFolder();
  await writeFile(join(out, 'launch.json'), '[{');
  expect(() => readRemarks(out)).toThrow(
    `${join(out, 'launch.json')}: expected the remarks of a build; found a damaged file. Build again.`,
  );
});
