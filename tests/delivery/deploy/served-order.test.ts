import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rollBack as rollBackTargets } from '../../../packages/daymark/src/deploy/deploy.ts';
import { openTarget } from '../../../packages/daymark/src/deploy/target.ts';
import { buildsOf, currentOf } from './tool.ts';
import { deployAll, makeBuilds, newTarget } from './turns.ts';

/** Rolls back to the previous or the named build. Returns the build that is served afterwards. */
async function rollBack(target: string, build?: string): Promise<string | undefined> {
  await rollBackTargets([openTarget(target)], { say() {} }, build);
  return currentOf(target);
}

test('the next two deploys keep a build that was rolled back to', async () => {
  const target = await newTarget();
  const builds = await makeBuilds('one', 'two', 'three', 'four');
  const [one = '', , , four = ''] = await deployAll(target, builds);
  await rollBack(target, one);
  const [five, six] = await deployAll(target, await makeBuilds('five', 'six'));
  expect(await buildsOf(target)).toEqual([one, four, five, six]);
  await stat(join(target, 'current/site/_astro/one.js'));
});

test('the next two deploys keep an old build that was deployed again', async () => {
  const target = await newTarget();
  const builds = await makeBuilds('one', 'two', 'three', 'four');
  const [one, , , four] = await deployAll(target, builds);
  expect(await deployAll(target, builds.slice(0, 1))).toEqual([one]);
  const [five, six] = await deployAll(target, await makeBuilds('five', 'six'));
  expect(await buildsOf(target)).toEqual([one, four, five, six]);
  await stat(join(target, 'current/site/_astro/one.js'));
});

test('a rollback switches to the build that was served before, whatever was uploaded since', async () => {
  const target = await newTarget();
  const [one, two] = await deployAll(target, await makeBuilds('one', 'two'));
  expect(await rollBack(target)).toBe(one);
  const [three] = await deployAll(target, await makeBuilds('three'));
  expect(await rollBack(target)).toBe(one);
  expect(await rollBack(target)).toBe(three);
  expect(await rollBack(target, two ?? '')).toBe(two);
  expect(await rollBack(target)).toBe(three);
});

test('a rollback is possible after the oldest build was deployed again', async () => {
  const target = await newTarget();
  const [one = '', two = ''] = await makeBuilds('one', 'two');
  const names = await deployAll(target, [one, two, one]);
  expect(await rollBack(target)).toBe(names[1]);
});

test('a deploy or a rollback replaces `current` if it is a dangling symlink', async () => {
  const target = await newTarget();
  const [one, two = ''] = await deployAll(target, await makeBuilds('one', 'two'));
  await rm(join(target, 'builds', two), { recursive: true });
  expect(await rollBack(target)).toBe(one);
  const [three = ''] = await deployAll(target, await makeBuilds('three'));
  await rm(join(target, 'builds', three), { recursive: true });
  const [four] = await deployAll(target, await makeBuilds('four'));
  expect(await currentOf(target)).toBe(four);
});
