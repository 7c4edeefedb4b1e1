import { join } from 'node:path';
import { expect } from 'vitest';
import { makeFolder } from '../../small-site.ts';
import { makeBuild } from './small-build.ts';
import { runTool } from './tool.ts';

/** Deploys builds to a target, one after another. Returns the names of the builds at the target. */
export async function deployAll(target: string, builds: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const build of builds) {
    const { errors, output } = await runTool(build, [target]);
    expect(errors).toBe('');
    names.push(/serves (\S+)\.\n$/.exec(output)?.[1] ?? '');
  }
  return names;
}

/** Makes a build for each word. */
export const makeBuilds = (...words: string[]) => Promise.all(words.map((word) => makeBuild(word)));

/** Returns the path of a target that does not exist yet. */
export const newTarget = async () => join(await makeFolder(), 'a site');
