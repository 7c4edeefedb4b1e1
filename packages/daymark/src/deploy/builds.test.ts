import { expect, test } from 'vitest';
import { inLines, keptWith, nextName, readSurvey, type Survey, servedNames } from './builds.ts';

const digest = 'ab12cd34ef56';
const names = [4, 5, 6, 7].map((number) => `000${number}-${digest}`);
const [oldest = '', second = '', previous = '', newest = ''] = names;

const date = '2026-11-22T02:00:00.000Z';

/** A survey of builds that were served in the order of their uploads. */
function there(changes: Partial<Survey> = {}): Survey {
  const builds = names.map((name, place) => ({ name, date, servedUntil: place + 1 }));
  return { folder: '/srv', current: newest, builds, remains: [], ...changes };
}

test("readSurvey reads the target's output and sorts the builds by their numbers", () => {
  const output = `folder /srv/my site
current builds/0009-000000000009
build 10000-000000000010 2026-11-22T02:00:00.000Z 
build 0009-000000000009 2026-11-21T02:00:00.000Z 
build 0008-000000000008 2026-11-20T02:00:00.000Z 12
build 0011-000000000011.partial  
build notes 
`;
  expect(readSurvey(output)).toEqual({
    folder: '/srv/my site',
    current: '0009-000000000009',
    builds: [
      { name: '0008-000000000008', date: '2026-11-20T02:00:00.000Z', servedUntil: 12 },
      { name: '0009-000000000009', date: '2026-11-21T02:00:00.000Z' },
      { name: '10000-000000000010', date: '2026-11-22T02:00:00.000Z' },
    ],
    remains: ['0011-000000000011.partial'],
  });
});

test('an empty target has no builds', () => {
  expect(readSurvey('folder /srv\n')).toEqual({ folder: '/srv', builds: [], remains: [] });
});

test('a new build gets the number after the highest one', () => {
  expect(nextName(there(), digest)).toBe(`0008-${digest}`);
  expect(nextName(there({ builds: [] }), digest)).toBe(`0001-${digest}`);
});

test('an interrupted upload keeps its name, unless another build has been uploaded since', () => {
  const begun = { remains: [`0009-${digest}.partial`, '0010-000000000000.partial'] };
  expect(nextName(there(begun), digest)).toBe(`0009-${digest}`);
  expect(nextName(there({ remains: [`0007-${digest}.partial`] }), digest)).toBe(`0008-${digest}`);
});

test('the number of a new build follows the numbers of incomplete uploads', () => {
  expect(nextName(there({ remains: ['0008-000000000000.partial'] }), digest)).toBe(
    `0009-${digest}`,
  );
});

test('the three builds that were served before the new one are kept', () => {
  expect(keptWith(there(), '0008-new')).toEqual([...names.slice(1), '0008-new']);
});

test('servedNames sorts builds by when they were served, not by when they were uploaded', () => {
  const builds = [
    { name: oldest, date, servedUntil: 7 },
    { name: second, date, servedUntil: 5 },
    { name: previous, date },
    { name: newest, date, servedUntil: 6 },
  ];
  expect(servedNames(there({ current: second, builds }))).toEqual([newest, oldest, second]);
});

test('the build that the new one replaces is kept, however old it is', () => {
  expect(keptWith(there({ current: oldest }), '0008-new')).toEqual([
    previous,
    newest,
    oldest,
    '0008-new',
  ]);
});

test('no kept build is removed when an old build becomes current again', () => {
  expect(keptWith(there(), oldest)).toEqual([second, previous, newest, oldest]);
});

test('a build that was never served does not reduce the number of kept builds', () => {
  const { builds } = there();
  const never = { name: `0008-${digest}`, date };
  expect(keptWith(there({ builds: [...builds, never] }), '0009-new')).toEqual([
    ...names.slice(1),
    '0009-new',
  ]);
});

test('the list marks the build that a rollback would serve, and the builds that were never served', () => {
  const builds = [
    { name: oldest, date },
    { name: second, date, servedUntil: 0 },
  ];
  expect(inLines(there({ builds }))).toEqual([
    `${second}  ${date}  previous`,
    `${oldest}  ${date}  never served`,
  ]);
});

test('the list begins with the newest build and marks the current one', () => {
  expect(inLines(there({ current: previous }))).toEqual([
    `${newest}  ${date}  previous`,
    `${previous}  ${date}  current`,
    `${second}  ${date}`,
    `${oldest}  ${date}`,
  ]);
});
