import { chmod, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../packages/daymark/src/basics/files.ts';
import { writeFiles } from '../../small-site.ts';
import { makeBuild } from './small-build.ts';
import { buildsOf, currentOf, missingAt, runTool } from './tool.ts';
import { deployAll, makeBuilds, newTarget } from './turns.ts';

test('a deploy copies all files that servers of the build need, and no others', async () => {
  const target = await newTarget();
  const build = await makeBuild('one', { 'long.txt': 'a line\n'.repeat(10_000) });
  await writeFiles(build, { 'deploy/server.mjs': 'start();\n', 'deploy/_headers': '/*\n' });
  const [name] = await deployAll(target, [build]);
  expect(name).toMatch(/^0001-[\da-f]{12}$/);
  expect(await currentOf(target)).toBe(name);
  expect(await missingAt(target, build)).toEqual([]);
  expect(listFiles(join(target, 'current'))).toEqual([
    'date.txt',
    'deploy/Caddyfile',
    'deploy/nginx.conf',
    'deploy/server.mjs',
    'immutable.txt',
    'policy.json',
    'site.json',
    ...listFiles(join(build, 'site')).map((file) => `site/${file}`),
  ]);
  await expect(stat(join(target, 'current', 'site', '.hidden'))).rejects.toThrow('ENOENT');
});

test('without a terminal, a deploy prints the remarks of the build and uploads nothing', async () => {
  const target = await newTarget();
  const build = await makeBuild('one');
  const [field, effect] = ['sample', 'Visitors read it.'];
  const remark = { id: 'sample-story', file: 'a.md', field, expected: 'a', found: 'b', effect };
  await writeFiles(build, { 'launch.json': JSON.stringify([remark]) });
  const { code, errors } = await runTool(build, [target]);
  expect(errors).toContain('  a.md: sample: expected a; found b. Visitors read it. [sample-story]');
  expect(errors).toContain(
    'Nothing was deployed, because there is no terminal to confirm 1 remark',
  );
  expect(code).toBe(1);
  await expect(stat(join(target, 'current'))).rejects.toThrow('ENOENT');
});

test('every user may read deployed files, and the files keep their modification times', async () => {
  const target = await newTarget();
  const build = await makeBuild('one');
  const file = 'site/robots.txt';
  await chmod(join(build, file), 0o600);
  await deployAll(target, [build]);
  const { mode, mtimeMs } = await stat(join(target, 'current', file));
  expect((mode & 0o777).toString(8)).toBe('644');
  expect(mtimeMs).toBe((await stat(join(build, file))).mtimeMs);
  expect(((await stat(join(target, 'current', 'site'))).mode & 0o777).toString(8)).toBe('755');
});

test('unchanged files are hard-linked from the previous build, and changed files of the same size are uploaded', async () => {
  const target = await newTarget();
  const builds = [
    await makeBuild('one', { 'a.txt': 'one' }),
    await makeBuild('two', { 'a.txt': 'two' }),
  ];
  const names = await deployAll(target, builds);
  const nodes = (file: string) =>
    Promise.all(names.map(async (name) => (await stat(join(target, 'builds', name, file))).ino));
  const [same, again] = await nodes('site/robots.txt');
  expect(again).toBe(same);
  const [former, latter] = await nodes('site/a.txt');
  expect(latter).not.toBe(former);
  expect(String(await readFile(join(target, 'current/site/a.txt')))).toBe('two');
});

test('a changed file with the same size and time is detected', async () => {
  const target = await newTarget();
  const build = await makeBuild('one', { 'a.txt': 'one' });
  await deployAll(target, [build]);
  const file = join(build, 'site', 'a.txt');
  const { atime, mtime } = await stat(file);
  await writeFile(file, 'two');
  await utimes(file, atime, mtime);
  await deployAll(target, [build]);
  expect(String(await readFile(join(target, 'current/site/a.txt')))).toBe('two');
});

test('the assets of the three previous builds stay available, and older builds are removed', async () => {
  const target = await newTarget();
  const words = ['one', 'two', 'three', 'four', 'five'];
  const names = await deployAll(target, await makeBuilds(...words));
  expect(await buildsOf(target)).toEqual(names.slice(1));
  const assets = listFiles(join(target, 'current/site/_astro')).filter((file) =>
    file.endsWith('.js'),
  );
  expect(assets).toEqual(['five.js', 'four.js', 'three.js', 'two.js']);
});

test('deploying the same build again creates no new build', async () => {
  const target = await newTarget();
  const build = await makeBuild('one');
  const names = await deployAll(target, [build, build]);
  expect(new Set(names).size).toBe(1);
  expect(await buildsOf(target)).toEqual([names[0]]);
});

test('a build that was damaged at the target is uploaded again', async () => {
  const target = await newTarget();
  const build = await makeBuild('one');
  await deployAll(target, [build]);
  await writeFile(join(target, 'current/site/robots.txt'), 'spoilt');
  const [name] = await deployAll(target, [build]);
  expect(name).toMatch(/^0002-/);
  expect(await missingAt(target, build)).toEqual([]);
});

test('the command in --then runs in the folder of the target after the switch to the new build', async () => {
  const target = await newTarget();
  const { errors } = await runTool(await makeBuild('one'), [
    target,
    '--then',
    'cat current/site/index.html >seen',
  ]);
  expect(errors).toBe('');
  expect(String(await readFile(join(target, 'seen')))).toContain('<title>one</title>');
});
