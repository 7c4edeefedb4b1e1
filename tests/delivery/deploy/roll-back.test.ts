import { chmod, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../small-site.ts';
import { buildsOf, currentOf, runTool } from './tool.ts';
import { deployAll, makeBuilds, newTarget } from './turns.ts';

test('a rollback switches to the previous build, or to any stored one, and keeps newer assets', async () => {
  const target = await newTarget();
  const [one, two, three] = await deployAll(target, await makeBuilds('one', 'two', 'three'));
  await runTool('', [target, '--rollback']);
  expect(await currentOf(target)).toBe(two);
  await runTool('', [target, '--rollback', one ?? '', '--then', 'touch reloaded']);
  expect(await currentOf(target)).toBe(one);
  await stat(join(target, 'reloaded'));
  await stat(join(target, 'current/site/_astro/three.js'));
  await runTool('', [target, '--rollback', three ?? '']);
  expect(await currentOf(target)).toBe(three);
});

test('the list shows the stored builds, their upload times, and which build is current', async () => {
  const target = await newTarget();
  const [one, two] = await deployAll(target, await makeBuilds('one', 'two'));
  const { output } = await runTool('', [target, '--list']);
  const date = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;
  expect(output).toMatch(
    new RegExp(`^${target}:\n${two}  ${date}  current\n${one}  ${date}  previous\n$`),
  );
});

test('a rollback to a missing build reports the available builds', async () => {
  const target = await newTarget();
  const [one] = await deployAll(target, await makeBuilds('one'));
  const wrong = await runTool('', [target, '--rollback', '0009-ab12cd34ef56']);
  expect(wrong.errors).toBe(
    `Rollback of ${target}: expected 0009-ab12cd34ef56 among the builds that were served; found ${one}.\n`,
  );
  const none = await runTool('', [target, '--rollback']);
  expect(none.errors).toBe(
    `Rollback of ${target}: expected a build that was served before ${one}; found ${one}.\n`,
  );
});

/**
 * Returns environment variables with which a deploy cannot replace a symlink, because `mv` fails.
 */
async function withoutSwitch(): Promise<NodeJS.ProcessEnv> {
  const tools = await makeFolder();
  const mv = '#!/bin/sh\ncase $1 in -?) exit 1 ;; esac\nPATH=$REAL_PATH exec mv "$@"\n';
  await writeFile(join(tools, 'mv'), mv);
  await chmod(join(tools, 'mv'), 0o755);
  return { PATH: `${tools}:${process.env.PATH}`, REAL_PATH: process.env.PATH };
}

test('a rollback never chooses a build that was never served, and the list marks such builds', async () => {
  const target = await newTarget();
  const [first = '', never = '', latter = ''] = await makeBuilds('one', 'never', 'two');
  const [one] = await deployAll(target, [first]);
  const { errors } = await runTool(never, [target], await withoutSwitch());
  expect(errors).toContain('the symbolic link current cannot be replaced');
  const vain = (await buildsOf(target))[1] ?? '';
  const { output } = await runTool('', [target, '--list']);
  expect(output).toMatch(new RegExp(`\n${vain}  \\S+  never served\n${one}  \\S+  current\n$`));
  const named = await runTool('', [target, '--rollback', vain]);
  expect(named.errors).toBe(
    `Rollback of ${target}: expected ${vain} among the builds that were served; found ${one}.\n`,
  );
  // The command fails after the switch, so the deploy removes no builds.
  await runTool(latter, [target, '--then', 'grep -q one current/site/index.html']);
  expect(await buildsOf(target)).toEqual([one, vain, await currentOf(target)]);
  await runTool('', [target, '--rollback']);
  expect(await currentOf(target)).toBe(one);
});
