import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deploy, rollBack } from '../../../packages/daymark/src/deploy/deploy.ts';
import { readBuild } from '../../../packages/daymark/src/deploy/local-build.ts';
import { scripts } from '../../../packages/daymark/src/deploy/scripts.ts';
import { openTarget, type Target } from '../../../packages/daymark/src/deploy/target.ts';
import { makeFolder } from '../../small-site.ts';
import { buildsOf, currentOf, missingAt, runTool, startTool } from './tool.ts';
import { deployAll, deployedOnce, makeBuilds } from './turns.ts';

const deployed = deployedOnce('one', 'two', 'three', 'four');

/**
 * Starts a deploy and waits until its command in --then runs for the first time. The returned
 * function lets the deploy finish.
 */
async function pauseDeploy(build: string, target: string, name: string) {
  const command = `touch ${name}-held; while [ ! -e ${name}-goes ]; do sleep 0.1; done`;
  const { ended } = startTool(build, [target, '--then', command]);
  await expect.poll(() => existsSync(join(target, `${name}-held`))).toBe(true);
  return async () => {
    await writeFile(join(target, `${name}-goes`), '');
    return ended;
  };
}

test('the faster of two simultaneous deploys does not remove the upload of the slower deploy', async () => {
  const { target } = await deployed(1);
  const [quick = '', slow = ''] = await makeBuilds('quick', 'slow');
  const endQuick = await pauseDeploy(quick, target, 'quick');
  const endSlow = await pauseDeploy(slow, target, 'slow');
  expect((await endQuick()).errors).toBe('');
  const served = await currentOf(target);
  const loser = await endSlow();
  expect(loser.errors).toContain(
    `current points to builds/${served}: another deploy has run in the meantime`,
  );
  expect(await currentOf(target)).toBe(served);

  // The build of the deploy that failed is still stored, and complete.
  expect((await buildsOf(target)).map((name) => name.replace(/-\w+$/, ''))).toEqual([
    '0001',
    '0002',
    '0003',
  ]);
  const note =
    'ls current/site/_astro/slow.js && grep -o "<title>.*</title>" current/site/index.html >>notes';
  expect((await runTool(slow, [target, '--then', note])).errors).toBe('');
  expect(await missingAt(target, slow)).toEqual([]);
  expect(await readFile(join(target, 'notes'), 'utf8')).toBe(
    '<title>quick</title>\n<title>slow</title>\n',
  );
  await runTool('', [target, '--rollback']);
  expect(await currentOf(target)).toBe(served);
});

/** A stand-in for `mv`. This `mv` replaces the symlink only when the test lets it continue. */
const holdingMv = `#!/bin/sh
case $1 in -T)
  touch "$HOLD-held"
  while [ ! -e "$HOLD-goes" ]; do sleep 0.1; done ;;
esac
PATH=$REAL_PATH exec mv "$@"
`;

test('each of two simultaneous rollbacks switches to its own build', async () => {
  const { target, names } = await deployed(3);
  const [one = '', two = ''] = names;
  const tools = await makeFolder();
  await writeFile(join(tools, 'mv'), holdingMv);
  await chmod(join(tools, 'mv'), 0o755);
  const { PATH } = process.env;

  async function pauseSwitch(name: string) {
    const hold = join(tools, name);
    const environment = { PATH: `${tools}:${PATH}`, REAL_PATH: PATH, HOLD: hold };
    const { ended } = startTool('', [target, '--rollback', name], environment);
    await expect.poll(() => existsSync(`${hold}-held`)).toBe(true);
    return async () => {
      await writeFile(`${hold}-goes`, '');
      expect((await ended).errors).toBe('');
      return currentOf(target);
    };
  }

  const endOne = await pauseSwitch(one);
  const endTwo = await pauseSwitch(two);
  expect(await endOne()).toBe(one);
  expect(await endTwo()).toBe(two);
  expect((await readdir(target)).sort()).toEqual(['builds', 'current']);
});

test.each([
  ['the assets of other builds are linked into the build', scripts.join],
  ['the symlink is replaced', scripts.switchTo],
])('a deploy does not switch to a build that another deploy removes before %s', async (_, step) => {
  const { target: folder, names } = await deployed(2);
  const [one = '', two = ''] = names;
  const opened = openTarget(folder);
  const target: Target = {
    ...opened,
    async run(script, values) {
      if (script === step) await rm(join(folder, 'builds', one), { recursive: true });
      return opened.run(script, values);
    },
  };
  await expect(rollBack([target], { say: () => {} }, one)).rejects.toThrow(
    `: builds/${one} does not exist: another deploy may have removed it`,
  );
  expect(await currentOf(folder)).toBe(two);
  expect(await buildsOf(folder)).toEqual([two]);
});

test('the cleanup of a deploy does not remove a build to which a rollback switches in the meantime', async () => {
  const { target: folder, builds, names } = await deployed();
  const [one = ''] = builds;
  const [first = ''] = names;
  const [last = ''] = await makeBuilds('five');
  const opened = openTarget(folder);
  const options = { say: () => {} };
  const target: Target = {
    ...opened,
    async run(script, values) {
      if (script === scripts.remove) await rollBack([opened], options, first);
      return opened.run(script, values);
    },
  };
  await deploy([target], readBuild(last), options);
  expect(await currentOf(folder)).toBe(first);
  expect(await missingAt(folder, one)).toEqual([]);
});

test('a deploy whose upload another deploy completes or removes asks to run it again', async () => {
  const { target: folder } = await deployed(1);
  const [two = ''] = await makeBuilds('two');
  const opened = openTarget(folder);
  const options = { say: () => {} };
  const build = readBuild(two);
  const interrupted = (step: string, interrupt: () => Promise<unknown>): Target => ({
    ...opened,
    async run(script, values) {
      if (script === step) await interrupt();
      return opened.run(script, values);
    },
  });
  const again =
    /: another deploy has completed or removed the upload of \S+ in the meantime\. Run the command again\.$/;
  const uploads = join(folder, 'builds');
  const removing = interrupted(scripts.join, async () => {
    const partial = (await readdir(uploads)).find((name) => name.endsWith('.partial')) ?? '';
    await rm(join(uploads, partial), { recursive: true });
  });
  await expect(deploy([removing], build, options)).rejects.toThrow(again);
  const completing = interrupted(scripts.finish, () => deploy([opened], build, options));
  await expect(deploy([completing], build, options)).rejects.toThrow(again);
  expect(await missingAt(folder, two)).toEqual([]);
  await deploy([opened], build, options);
});

test('two deploys may remove the same old builds, and switch to the same build', async () => {
  const { target: folder } = await deployed();
  const [last = ''] = await makeBuilds('five');
  const opened = openTarget(folder);
  const target: Target = {
    ...opened,
    async run(script, values) {
      if (script === scripts.remove || script === scripts.switchTo)
        expect(await opened.run(script, values)).toMatchObject({ code: 0 });
      const again =
        script === scripts.switchTo ? { ...values, expected: `builds/${values?.name}` } : values;
      return opened.run(script, again);
    },
  };
  const [name] = await deploy([target], readBuild(last), { say: () => {} });
  expect(await currentOf(folder)).toBe(name);
  expect(await buildsOf(folder)).toHaveLength(4);
});

test('the leftover symlink of an interrupted switch is removed with its build', async () => {
  const { target, names } = await deployed(2);
  const [one = ''] = names;
  await symlink(`builds/${one}`, join(target, `next-${one}`));
  await deployAll(target, await makeBuilds('three', 'four', 'five'));
  expect((await readdir(target)).sort()).toEqual(['builds', 'current']);
});
