import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rollBack as rollBackTargets } from '../../../packages/daymark/src/deploy/deploy.ts';
import { openTarget } from '../../../packages/daymark/src/deploy/target.ts';
import { buildsOf, currentOf } from './tool.ts';
import { deployAll, deployedOnce, makeBuilds } from './turns.ts';

const deployed = deployedOnce('one', 'two', 'three', 'four');

/** Rolls back to the previous or the named build. Returns the build that is served afterwards. */
async function rollBack(target: string, build?: string): Promise<string | undefined> {
  await rollBackTargets([openTarget(target)], { say() {} }, build);
  return currentOf(target);
}

test('the next two deploys keep a build that was rolled back to', async () => {
  const { target, names } = await deployed();
  const [one = '', , , four = ''] = names;
  await rollBack(target, one);
  const [five, six] = await deployAll(target, await makeBuilds('five', 'six'));
  expect(await buildsOf(target)).toEqual([one, four, five, six]);
  await stat(join(target, 'current/site/_astro/one.js'));
});

test('the next two deploys keep an old build that was deployed again', async () => {
  const { target, builds, names } = await deployed();
  const [one, , , four] = names;
  expect(await deployAll(target, builds.slice(0, 1))).toEqual([one]);
  const [five, six] = await deployAll(target, await makeBuilds('five', 'six'));
  expect(await buildsOf(target)).toEqual([one, four, five, six]);
  await stat(join(target, 'current/site/_astro/one.js'));
});

test('a rollback switches to the build that was served before, whatever was uploaded since', async () => {
  const { target, names } = await deployed(2);
  const [one, two] = names;
  expect(await rollBack(target)).toBe(one);
  const [three] = await deployAll(target, await makeBuilds('three'));
  expect(await rollBack(target)).toBe(one);
  expect(await rollBack(target)).toBe(three);
  expect(await rollBack(target, two ?? '')).toBe(two);
  expect(await rollBack(target)).toBe(three);
});

test('a rollback is possible after the oldest build was deployed again', async () => {
  const { target, builds, names } = await deployed(2);
  await deployAll(target, builds.slice(0, 1));
  expect(await rollBack(target)).toBe(names[1]);
});

test('a deploy or a rollback replaces `current` if it is a dangling symlink', async () => {
  const { target, names } = await deployed(2);
  const [one, two = ''] = names;
  await rm(join(target, 'builds', two), { recursive: true });
  expect(await rollBack(target)).toBe(one);
  const [three = ''] = await deployAll(target, await makeBuilds('three'));
  await rm(join(target, 'builds', three), { recursive: true });
  const [four] = await deployAll(target, await makeBuilds('four'));
  expect(await currentOf(target)).toBe(four);
});
