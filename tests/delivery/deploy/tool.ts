import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { readBuild } from '../../../packages/daymark/src/deploy/local-build.ts';

const program = resolve('packages/daymark/src/cli/main.ts');

/** The result of a run of the deploy tool: the exit code and the output. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/**
 * Starts the deploy tool (`daymark deploy`) in a separate process group, as a shell does.
 * @param build - the folder of the build to deploy
 */
export function startTool(
  build: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): { child: ChildProcess; ended: Promise<Ending> } {
  const child = spawn(process.execPath, [program, 'deploy', ...args], {
    env: { ...process.env, DAYMARK_OUT: build, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => kill(child));
  const [output, errors] = [text(child.stdout), text(child.stderr)];
  const ended = once(child, 'close').then(async ([code]) => ({
    code,
    output: await output,
    errors: await errors,
  }));
  return { child, ended };
}

/** Kills the tool and every process that the tool has started, with SIGKILL. */
export function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The processes have already ended.
  }
}

/** Runs the deploy tool until it exits. */
export function runTool(
  build: string,
  args: readonly string[],
  environment?: NodeJS.ProcessEnv,
): Promise<Ending> {
  return startTool(build, args, environment).ended;
}

/** Returns the name of the build that a target serves; undefined before the first deploy. */
export async function currentOf(target: string): Promise<string | undefined> {
  try {
    return (await readlink(join(target, 'current'))).replace('builds/', '');
  } catch {
    return undefined;
  }
}

/** Returns the names of the builds that are stored at a target. */
export const buildsOf = async (target: string) => (await readdir(join(target, 'builds'))).sort();

/** Returns the files of a build that are missing or different in the current build of a target. */
export async function missingAt(target: string, build: string): Promise<string[]> {
  const compared = readBuild(build).files.map(async (file) => {
    const [here, there] = await Promise.all([
      readFile(join(build, file)),
      readFile(join(target, 'current', file)).catch(() => undefined),
    ]);
    return there?.equals(here) ? [] : [file];
  });
  return (await Promise.all(compared)).flat();
}
