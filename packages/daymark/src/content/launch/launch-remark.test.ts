import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import {
  acceptRemarks,
  type LaunchRemark,
  launchResult,
  readRemarks,
  reportAccepted,
  stoppingRemarks,
  writeRemarks,
} from './launch-remark.ts';

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

const other: LaunchRemark = {
  ...remark,
  id: 'no-contact',
  file: 'site.config.ts',
  field: 'contact',
};

it.each([
  ['of any file', { id: 'sample-story' as const }],
  ['of one file', { id: 'sample-story' as const, file: 'content/stories/a.md' }],
  ['of one field', { id: 'sample-story' as const, field: 'sample' }],
])('the settings accept a remark %s with a reason', (_, one) => {
  const accepted = [{ ...one, reason: 'Everybody knows Ines.' }];
  const { launch, accepted: found } = acceptRemarks([remark, other], { accepted });
  expect(launch).toEqual([other]);
  expect(reportAccepted(found)).toBe(
    '1 accepted remark:\n  content/stories/a.md:3: sample: Everybody knows Ines. [sample-story]',
  );
});

it.each([
  { id: 'blank' as const },
  { id: 'sample-story' as const, file: 'content/stories/b.md' },
  { id: 'sample-story' as const, field: 'name' },
])('the settings accept no other remark with %j', (one) => {
  const { launch, accepted } = acceptRemarks([remark], { accepted: [{ ...one, reason: 'So.' }] });
  expect([launch, accepted]).toEqual([[remark], []]);
});

it('the check before launch ends with an error or says that no remark stops the launch', () => {
  const late: LaunchRemark = { ...remark, id: 'statement-outdated' };
  expect(() => launchResult([remark, late])).toThrow(
    '\nThe site must not be published yet: 1 remark before launch. Correct each remark, or accept it in publishing.accepted of the settings, with its id and your reason.',
  );
  const result = '\nNo remark stops the publication of the site.';
  expect(launchResult([])).toBe(result);
  expect(launchResult([late])).toBe(
    `${result} The remarks above, which time causes, only remind you.`,
  );
});

it('remarks that only time causes stop no launch', () => {
  const late: LaunchRemark[] = [
    { ...remark, id: 'help-looked-up' },
    { ...remark, id: 'statement-outdated' },
  ];
  expect(stoppingRemarks([...late, remark])).toEqual([remark]);
});
