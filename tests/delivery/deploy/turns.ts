import { join } from 'node:path';
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
