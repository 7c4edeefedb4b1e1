import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { descendantsOf, runningProcesses } from '../../../repo/bootstrap/processes.mjs';
import { findProgram } from '../../../repo/programs.ts';
import { around } from '../hosts/nginx.ts';
import { startProcess } from '../hosts/process.ts';

/** A running server of the current build at a deploy target. */
export interface TargetServer {
  /** The shell command that makes the server read the current build again. */
  readonly reload: string;
  stop(): Promise<void>;
  /** Kills all processes of the server with SIGKILL. */
  kill(): Promise<void>;
}

/** Starts a server of the current build at a target, on a port of 127.0.0.1. */
export type StartServer = (target: string, port: number) => Promise<TargetServer>;

/** @param number - the path of the file with the process id of the server's first process */
function endingBy(stop: () => Promise<void>, number: string, folder: string) {
  const end = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  async function kill(): Promise<void> {
    const pid = Number(await readFile(number, 'utf8'));
    for (const each of [pid, ...descendantsOf(pid, runningProcesses())])
      process.kill(each, 'SIGKILL');
    await end();
  }
  return { stop: end, kill };
}

/** A shell command that writes its process id into the file $0, and then becomes the server. */
const notesItsNumber = 'echo $$ >"$0"; exec "$@"';

/**
 * Starts the embedded server: the engine's own Node server. The server reads the build again on
 * SIGHUP.
 */
export const startEmbedded: StartServer = async (target, port) => {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-embedded-'));
  const number = join(folder, 'pid');
  const command = [process.execPath, resolve('packages/daymark/src/server/main.ts')];
  const env = { DAYMARK_OUT: join(target, 'current'), HOST: '127.0.0.1', PORT: String(port) };
  const stop = await startProcess('/bin/sh', ['-c', notesItsNumber, number, ...command], {
    port,
    signal: 'SIGTERM',
    env,
  });
  return {
    reload: `kill -HUP "$(cat ${number})"`,
    ...endingBy(stop, number, folder),
  };
};

/** Starts nginx with the configuration of the current build. */
export const startNginx: StartServer = async (target, port) => {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-nginx-'));
  const config = join(folder, 'nginx.conf');
  await writeFile(config, around(folder, join(target, 'current/deploy/nginx.conf')));
  const file = await findProgram('nginx');
  const args = ['-p', folder, '-c', config, '-e', join(folder, 'error.log')];
  const stop = await startProcess(file, args, { port, signal: 'SIGQUIT' });
  return {
    reload: `kill -HUP "$(cat ${join(folder, 'pid')})"`,
    ...endingBy(stop, join(folder, 'pid'), folder),
  };
};
