import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { deploy } from '../../../packages/daymark/src/deploy/deploy.ts';
import { readBuild } from '../../../packages/daymark/src/deploy/local-build.ts';
import { openTarget } from '../../../packages/daymark/src/deploy/target.ts';
import { makeFolder } from '../../small-site.ts';
import { makeBuild } from './small-build.ts';

/**
 * Deploys builds to a target, one after another, in this process, because a start of the tool takes
 * longer than a deploy. Returns the names of the builds at the target.
 */
export async function deployAll(target: string, builds: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const build of builds)
    names.push(...(await deploy([openTarget(target)], readBuild(build), { say() {} })));
  return names;
}

/** Makes a build for each word. */
export const makeBuilds = (...words: string[]) => Promise.all(words.map((word) => makeBuild(word)));

/** Returns the path of a target that does not exist yet. */
export const newTarget = async () => join(await makeFolder(), 'a site');

/** Some builds, and a target to which they have been deployed. */
interface Deployed {
  readonly target: string;
  readonly builds: readonly string[];
  /** The names of the builds at the target. */
  readonly names: readonly string[];
}

const copying = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };

/**
 * Deploys a build for each word, one after another, and only once for all tests of a file. Returns a
 * function that returns the first `count` builds, with a target of its own for each call.
 */
export function deployedOnce(...words: string[]): (count?: number) => Promise<Deployed> {
  const states = new Map<number, Promise<Deployed>>();
  let kept = '';
  beforeAll(async () => {
    kept = await mkdtemp(join(tmpdir(), 'deployed-'));
  });
  afterAll(() => rm(kept, { recursive: true }));

  async function make(count: number): Promise<Deployed> {
    const [word = '', target] = [words[count - 1], join(kept, `${count}`)];
    const before = count > 1 ? await state(count - 1) : { target: '', builds: [], names: [] };
    if (before.target) await cp(before.target, target, copying);
    const build = join(kept, word);
    // Copies the folder that `makeBuild` returns, because it is removed at the end of a test.
    await cp(await makeBuild(word), build, copying);
    const names = [...before.names, ...(await deployAll(target, [build]))];
    return { target, builds: [...before.builds, build], names };
  }
  function state(count: number): Promise<Deployed> {
    const made = states.get(count) ?? make(count);
    states.set(count, made);
    return made;
  }
  return async (count = words.length) => {
    const { target, ...made } = await state(count);
    const own = await newTarget();
    await cp(target, own, copying);
    return { ...made, target: own };
  };
}
