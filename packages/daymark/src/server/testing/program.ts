import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { makeSite } from './site.ts';

const program = join(import.meta.dirname, '../main.ts');

/** Runs the embedded server in a folder until the end of the test. */
export function run(folder: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended: once(child, 'close'), errors: text(child.stderr) };
}

/** Returns a folder with the build of `makeSite` in `dist`. */
export async function siteFolder(): Promise<string> {
  return dirname(dirname(await makeSite()));
}

/**
 * Returns the URL in the first line of a server's output, which reports that the server is ready.
 */
export async function readyAt(child: ReturnType<typeof run>['child']): Promise<string> {
  const [line] = await once(child.stdout, 'data');
  return String(line).replace(/^Daymark is ready at (\S+)\n$/, '$1');
}
