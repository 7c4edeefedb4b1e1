import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { timeLimits } from '../../time-limits.ts';

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

interface Way {
  /** The port on which the process will listen. */
  readonly port: number;
  /** The signal that stops the process. */
  readonly signal: NodeJS.Signals;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Starts a server and waits until it listens.
 * @returns a function that stops the server
 * @throws an error with the server's output, if the server exits or does not listen in time
 */
export async function startProcess(
  file: string,
  args: readonly string[],
  { port, signal, env = {} }: Way,
): Promise<() => Promise<void>> {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (bytes) => {
    printed += String(bytes);
  });
  const ended = once(child, 'exit');
  const deadline = performance.now() + timeLimits.start;
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${file} did not start: ${printed}`);
    }
    await pause(20);
  }
  return async () => {
    child.kill(signal);
    await ended;
  };
}
