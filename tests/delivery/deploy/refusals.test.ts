import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../small-site.ts';
import { makeBuild } from './small-build.ts';
import { buildsOf, currentOf, runTool } from './tool.ts';
import { deployAll, makeBuilds, newTarget } from './turns.ts';

test('the failure of the command in --then is reported, and no build is removed', async () => {
  const target = await newTarget();
  const names = await deployAll(target, await makeBuilds('one', 'two', 'three', 'four'));
  const ending = await runTool(await makeBuild('five'), [
    target,
    '--then',
    'echo "no reload" >&2; exit 3',
  ]);
  const current = await currentOf(target);
  expect(ending.code).toBe(1);
  expect(ending.errors).toMatch(`Target ${target}: ${current} now has the assets of 0005-`);
  expect(ending.errors).toMatch(
    `. After that, the command failed (echo "no reload" >&2; exit 3): no reload\n`,
  );
  expect((await buildsOf(target)).slice(0, 4)).toEqual(names);
});

test('a missing build is reported', async () => {
  const folder = await makeFolder();
  const { code, errors } = await runTool(folder, [await newTarget()]);
  expect(code).toBe(1);
  expect(errors).toBe(
    `No build found: expected ${folder}/site; found nothing. Create it with: npm run build\n`,
  );
});

test('an unusable target is reported', async () => {
  const build = await makeBuild('one');
  const target = join(build, 'policy.json', 'site');
  const { code, errors } = await runTool(build, [target]);
  expect(code).toBe(1);
  expect(errors).toMatch(`Target ${target}: could not prepare the folder: mkdir:`);
});

test('a target whose `current` is not a symlink is left unchanged', async () => {
  const target = await newTarget();
  await mkdir(join(target, 'current'), { recursive: true });
  const { errors } = await runTool(await makeBuild('one'), [target]);
  expect(errors).toBe(
    `Target ${target}: could not prepare the folder: ${target}/current is not a symbolic link\n`,
  );
});

test('a target that is a symlink to a folder with an unsupported name is left unchanged', async () => {
  const folder = await makeFolder();
  const [real, target] = [join(folder, 'a$b'), join(folder, 'site')];
  await mkdir(real);
  await symlink(real, target);
  const { code, errors } = await runTool(await makeBuild('one'), [target]);
  expect(code).toBe(1);
  expect(errors).toMatch(
    `Target ${target}: expected a path without $, {, }, \` and control characters, which configurations of nginx and Caddy cannot contain; found "${real}".\n`,
  );
  expect(await buildsOf(real)).toEqual([]);
});

test('without rsync, a deploy changes nothing', async () => {
  const target = await newTarget();
  const tools = await makeFolder();
  for (const name of ['sh', 'mkdir', 'cat']) await symlink(`/bin/${name}`, join(tools, name));
  const { errors } = await runTool(await makeBuild('one'), [target], { PATH: tools });
  expect(errors).toBe(
    `Target ${target}: could not prepare the folder: rsync is not installed at the target\n`,
  );
  expect(await buildsOf(target)).toEqual([]);
});
