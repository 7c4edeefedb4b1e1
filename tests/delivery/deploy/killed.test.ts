import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isExhaustive } from '../../exhaustive.ts';
import { makeFolder } from '../../small-site.ts';
import { makeKillingTools } from './killing-tools.ts';
import { makeBuild } from './small-build.ts';
import { buildsOf, currentOf, kill, missingAt, runTool, startTool } from './tool.ts';
import { deployAll } from './turns.ts';

/**
 * Makes a target with the maximum number of stored builds, so that the next deploy removes one.
 * Returns the build to deploy next, and functions to copy the target and to check a copy.
 */
async function prepare() {
  const words = ['one', 'two', 'three', 'four', 'five'];
  const builds = await Promise.all(words.map((word) => makeBuild(word)));
  const [latter = '', former = ''] = builds.reverse();
  const origin = join(await makeFolder(), 'target');
  await deployAll(origin, builds.slice(1).reverse());
  const before = await currentOf(origin);
  async function fresh(): Promise<string> {
    const target = join(await makeFolder(), 'target');
    await cp(origin, target, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    return target;
  }

  /** Checks that the served configuration is complete and belongs to the served build. */
  async function examineConfiguration(target: string, when: string) {
    const text = await readFile(join(target, 'current/deploy/nginx.conf'), 'utf8');
    expect(text, when).toContain(`/builds/${await currentOf(target)}/site";`);
    expect(text, when).toMatch(/^# Made from a build of the site;[\s\S]*\n}\n$/);
  }

  /**
   * Checks that the served build is complete after a kill, and that the next deploy succeeds and
   * removes everything that the killed deploy has left behind.
   */
  async function examine(target: string, when: string): Promise<void> {
    const served = (await currentOf(target)) === before ? former : latter;
    expect(await missingAt(target, served), when).toEqual([]);
    await examineConfiguration(target, when);
    await expect(deployAll(target, [latter]), when).resolves.toHaveLength(1);
    expect(await missingAt(target, latter), when).toEqual([]);
    expect(await buildsOf(target), when).toEqual([
      ...(await buildsOf(origin)).slice(1),
      await currentOf(target),
    ]);
    expect((await readdir(target)).sort(), when).toEqual(['builds', 'current']);
  }
  return { latter, fresh, examine };
}

/**
 * The programs at whose start a deploy is killed. Only a rename or a link can change the served
 * build, so of the other programs, the ordinary run tests one in sixteen.
 */
const parts = [
  ['renames or links', (step: string) => /^(?:mv|ln)\b/.test(step), 1],
  ['does anything else', (step: string) => !/^(?:mv|ln)\b/.test(step), isExhaustive ? 1 : 16],
] as const;

test.each(parts)(
  'a deploy that is killed just before a program %s leaves a complete build in service',
  async (_, isPart, every) => {
    const { latter, fresh, examine } = await prepare();
    const tools = await makeKillingTools();
    await runTool(latter, [await fresh()], tools.environment(0));
    const steps = await tools.started();
    // The test kills a deploy before each program, so it needs a deploy that starts many programs.
    expect(steps.filter((step) => /^(?:mv|rsync|ln|rm)\b/.test(step)).length).toBeGreaterThan(10);
    for (const [index, step] of steps.entries()) {
      if (!isPart(step) || index % every > 0) continue;
      const target = await fresh();
      const { code } = await runTool(latter, [target], tools.environment(index + 1));
      expect(code, step).toBeNull();
      expect(await tools.started(), step).toHaveLength(index + 1);
      await examine(target, `killed before: ${step}`);
    }
  },
);

test('a deploy that is killed at any time leaves a complete build in service', async () => {
  const { latter, fresh, examine } = await prepare();
  const begun = performance.now();
  await runTool(latter, [await fresh()]);
  const duration = performance.now() - begun;
  const kills = isExhaustive ? 20 : 2;
  for (let turn = 0; turn < kills; turn += 1) {
    const target = await fresh();
    const { child, ended } = startTool(latter, [target]);
    const delay = duration * ((turn + Math.random()) / kills);
    await pause(delay);
    kill(child);
    await ended;
    await examine(target, `killed after ${delay} ms of ${duration}`);
  }
});
