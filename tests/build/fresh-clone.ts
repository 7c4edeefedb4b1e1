import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { DAY } from './sites.ts';

/** The name of a command of the repository, such as `create`. */
export type CommandName = keyof typeof manifest.scripts;

/** Matches what commands generate, which a fresh clone does not contain. */
const GENERATED =
  /\/(?:\.git|\.cache|\.astro|\.daymark|\.vitest|dist|node_modules|test-results|playwright-report|settings\/site\.ts|schema\/site-input\.ts)$/;

/** The environment of a terminal: without the programs of this repository, npm and Vitest. */
const terminal = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST|DAYMARK_)/i.test(name)),
  ),
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  NODE_ENV: undefined,
  NO_COLOR: '1',
  DAYMARK_TODAY: DAY,
  // By default, npm waits five minutes for a download that has stalled, before it tries again.
  npm_config_fetch_timeout: '60000',
};

/** Starts a command in a clone, without the variables of this test run. */
function start(folder: string, [command = '', ...args]: readonly string[], env = {}) {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...terminal, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, because npm does not pass signals on to the commands it starts.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data;
    });
  return { child, output: () => output, exit: once(child, 'close') };
}

/** Runs a command as in a new terminal. */
export async function runOutside(
  folder: string,
  command: readonly string[],
  env: Record<string, string> = {},
): Promise<{ succeeded: boolean; output: string }> {
  const { output, exit } = start(folder, command, env);
  const [code] = await exit;
  return { succeeded: code === 0, output: output() };
}

/** Starts a server as in a new terminal, and waits until it prints its address. */
export async function serveOutside(
  folder: string,
  command: readonly string[],
  env: Record<string, string> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const { child, output, exit } = start(folder, command, { ...env, PORT: '0' });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(output()) ?? [];
      if (found) resolve(found);
    });
    exit.then(() => reject(new Error(`The server ended before it was ready:\n${output()}`)));
  });
  return {
    url,
    async stop() {
      process.kill(-(child.pid ?? 0));
      await exit;
    },
  };
}

/** Copies this repository without anything that is installed or generated. Returns the folder. */
export async function cloneFresh(): Promise<{ root: string; remove(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'daymark-clone-'));
  const root = join(parent, 'a clone');
  await cp(resolve('.'), root, {
    recursive: true,
    filter: (path) => !GENERATED.test(path),
  });
  return { root, remove: () => rm(parent, { recursive: true, force: true }) };
}

/**
 * Returns the program that `npm run` starts for a command in a clone, with environment variables
 * that make the command link packages of this repository instead of installing them.
 */
export async function withStandIn(
  name: CommandName,
  args: readonly string[] = [],
): Promise<readonly [command: string[], env: Record<string, string>]> {
  // The bootstrap recognises npm by the name of this file.
  const npm = resolve('.cache/npm-stand-in/npm-cli.js');
  await mkdir(dirname(npm), { recursive: true });
  const url = new URL('npm-stand-in.ts', import.meta.url);
  const call = [process.execPath, url.pathname].map((path) => JSON.stringify(path)).join(', [');
  await writeFile(
    npm,
    `import { spawnSync } from 'node:child_process';
const args = process.argv.slice(2);
const result = spawnSync(${call}, ...args], { stdio: 'inherit' });
process.exitCode = result.status ?? 1;
`,
  );
  return [[...manifest.scripts[name].split(' '), ...args], { npm_execpath: npm }];
}
