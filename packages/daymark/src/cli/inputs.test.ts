import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import type { Settings } from '../settings/site.ts';
import { buildKey, bundleKey, inputsOf, noteInputs, sameResults } from './inputs.ts';

const SITE = {
  'package.json': '{}',
  'site.config.ts': 'export default {};',
  'content/articles/dawn.md': 'Dawn.',
  '.env': 'PUBLIC_WORD=light',
};

async function site() {
  const folder = await makeFolder();
  await writeFiles(folder, SITE);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

const env = { DAYMARK_TODAY: '2026-06-14', PATH: '/bin' };

const theme = { accentHue: 200 } as Settings['theme'];

/** Returns the key of the build and that of the bundle. */
function keysOf(folder: string, variables: NodeJS.ProcessEnv = env) {
  const inputs = inputsOf(folder, variables);
  return inputs && [buildKey(inputs), bundleKey(inputs, { theme })];
}

it('the keys stay the same if only files change that no build reads', async () => {
  const folder = await site();
  const before = keysOf(folder);
  expect(before?.join()).toMatch(/^[0-9a-f]{64},[0-9a-f]{64}$/);
  await writeFiles(folder, { '.cache/a': 'a', '.git/index': 'b' });
  await writeFiles(folder, { 'import/ledger.json': '{}', 'import/originals/dawn.xml': '<item>' });
  await mkdir(join(folder, '.daymark/builds/one'), { recursive: true });
  await symlink('.daymark/builds/one', join(folder, 'dist'));
  expect(keysOf(folder, { ...env, PATH: '/usr/bin' })).toEqual(before);
});

it.each([
  ['a text', 'only the key of the build', { 'content/articles/dawn.md': 'Dusk.' }, {}],
  ['a new file in public/', 'only the key of the build', { 'public/robots.png': '' }, {}],
  ['another day', 'only the key of the build', {}, { DAYMARK_TODAY: '2026-06-15' }],
  ['the settings', 'both keys', { 'site.config.ts': 'export default { a: 1 };' }, {}],
  ['a component of the owner', 'both keys', { 'overrides/Header.tsx': '' }, {}],
  ['a file .env', 'both keys', { '.env': 'PUBLIC_WORD=dark' }, {}],
  ['a variable', 'both keys', {}, { DAYMARK_SITE: 'other.config.ts' }],
])('%s changes %s', async (_, changed, files, variables) => {
  const folder = await site();
  const [build, bundle] = keysOf(folder) ?? [];
  await writeFiles(folder, files);
  const [newBuild, newBundle] = keysOf(folder, { ...env, ...variables }) ?? [];
  expect(newBuild).not.toBe(build);
  expect(newBundle === bundle).toBe(changed === 'only the key of the build');
});

it('another hour of the day changes neither key', async () => {
  const folder = await site();
  const at = (DAYMARK_NOW: string) => keysOf(folder, { PATH: '/bin', DAYMARK_NOW });
  expect(at('2027-03-01T07:59Z')).toEqual(at('2027-03-01T08:00Z'));
  expect(at('2027-03-01T07:59Z')?.[0]).not.toBe(at('2027-03-02T07:59Z')?.[0]);
});

it('a workflow with a schedule changes only the key of the build, because the checks name it', async () => {
  const folder = await site();
  const before = keysOf(folder);
  const schedule = "on:\n  schedule:\n    - cron: '17 * * * *'\n# npm run build\n";
  await writeFiles(folder, { '.github/workflows/pages.yml': schedule });
  const after = keysOf(folder);
  expect(after?.[0]).not.toBe(before?.[0]);
  expect(after?.[1]).toBe(before?.[1]);
});

it('the file of the logo changes the key of the bundle, wherever it is', async () => {
  const folder = await site();
  const inputs = inputsOf(folder, env);
  if (!inputs) throw new TypeError('expected inputs');
  const logo = join(folder, 'public-logo.svg');
  await writeFile(logo, '<svg/>');
  const before = bundleKey(inputs, { theme: { ...theme, logo } });
  await writeFile(logo, '<svg></svg>');
  expect(bundleKey(inputs, { theme: { ...theme, logo } })).not.toBe(before);
});

it('the settings change the key of the bundle, also if they come from a text', async () => {
  const inputs = inputsOf(await site(), env);
  if (!inputs) throw new TypeError('expected inputs');
  const keyWith = (noun: string) => bundleKey(inputs, Object({ theme, noun }));
  expect(keyWith('Yoga')).toBe(keyWith('Yoga'));
  expect(keyWith('Yoga')).not.toBe(keyWith('Chess'));
});

it('the inputs are unknown if a build may read files elsewhere', async () => {
  const linked = await site();
  await symlink(resolve('docs'), join(linked, 'content/pages'));
  expect(inputsOf(linked, env)).toBeUndefined();
  const integrated = await site();
  await writeFile(join(integrated, 'integrations.ts'), 'export default [];');
  expect(inputsOf(integrated, env)).toBeUndefined();
});

it('a copy of a site has the same key of the build and another key of the bundle', async () => {
  const [one, other] = [keysOf(await site()), keysOf(await site())];
  expect(other?.[0]).toBe(one?.[0]);
  expect(other?.[1]).not.toBe(one?.[1]);
});

it('the inputs are unknown if a name is not in UTF-8', async () => {
  const folder = await site();
  await writeFile(Buffer.from(`${folder}/content/caf\xe9.md`, 'latin1'), '');
  expect(inputsOf(folder, env)).toBeUndefined();
});

const articles = { published: 1, scheduled: 0, draft: 0, otherNoun: 0 };
const [seven, eight, nine] = [7, 8, 9].map((hour) => Date.UTC(2027, 2, 1, hour)) as [
  number,
  number,
  number,
];
const schedule = { since: seven, until: nine };
const results = {
  counts: { files: 3, articles },
  schedule,
  remarks: '',
  pages: 9,
  warnings: ['a warning'],
};
const time = { day: '2027-03-01', instant: new Date(eight) };

/** Makes two builds, of which the first is the last one. Returns the site's folder. */
async function builtSite() {
  const folder = await makeFolder();
  const build = { 'site/index.html': '', 'site/about.html': '' };
  for (const name of ['one', 'two']) await writeFiles(join(folder, '.daymark/builds', name), build);
  await symlink('.daymark/builds/one', join(folder, 'dist'));
  await noteInputs(join(folder, '.daymark/builds/one'), 'one', results);
  return folder;
}

it('a build from the same inputs has the same results', async () => {
  const folder = await builtSite();
  expect(await sameResults(folder, 'dist', 'one', time)).toEqual(results);
  expect(await sameResults(folder, 'dist', 'two', time)).toBeUndefined();
});

it('a build is made again when a text has become due since the last one, or is not due yet', async () => {
  const folder = await builtSite();
  const at = (instant: number) =>
    sameResults(folder, 'dist', 'one', { ...time, instant: new Date(instant) });
  expect(await at(seven - 1)).toBeUndefined();
  expect(await at(seven)).toEqual(results);
  expect(await at(nine - 1)).toEqual(results);
  expect(await at(nine)).toBeUndefined();
});

it('a build that is not the last one is not compared', async () => {
  const folder = await builtSite();
  await rm(join(folder, 'dist'));
  await symlink('.daymark/builds/two', join(folder, 'dist'));
  expect(await sameResults(folder, 'dist', 'one', time)).toBeUndefined();
});

it('a build without one of its files, or with a damaged note, is made again', async () => {
  const folder = await builtSite();
  await rm(join(folder, 'dist/site/about.html'));
  expect(await sameResults(folder, 'dist', 'one', time)).toBeUndefined();
  const damaged = await builtSite();
  await writeFile(join(damaged, '.daymark/builds/last-build.bin'), '{');
  expect(await sameResults(damaged, 'dist', 'one', time)).toBeUndefined();
  expect(await sameResults(damaged, 'none', 'one', time)).toBeUndefined();
});
