import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two attempts to reach a server that is starting. */
const INTERVAL = 20;

/** A server in a process of its own. */
export interface MeasuredServer {
  readonly port: number;
  /** The seconds from the start of the process to the end of the first response. */
  readonly startSeconds: number;
  /** The CPU seconds of all threads until the end of the first response. */
  readonly startCpuSeconds: number;
  /** Returns the CPU seconds of all threads since the start. */
  cpuSeconds(): number;
  /** Returns the most memory since the start, in MB. */
  peakMegabytes(): number;
  stop(): Promise<void>;
}

/** Returns whether the server responds to a request for the home page. */
async function responds(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function firstResponse(child: ChildProcess, port: number): Promise<void> {
  while (!(await responds(port))) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${child.spawnargs.join(' ')}`);
    await pause(INTERVAL);
  }
}

/**
 * Starts a server and waits for its first response. Needs Linux.
 * @param args the arguments of Node
 * @param port the port on which the server will listen
 */
export async function startServer(
  args: readonly string[],
  port: number,
  env: Record<string, string>,
): Promise<MeasuredServer> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstResponse(child, port);
  const startSeconds = (performance.now() - begun) / 1000;
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const read = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  const cpuSeconds = () => {
    // The name of the process, in brackets, may contain spaces.
    const fields = read('stat').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  };
  return {
    port,
    startSeconds,
    startCpuSeconds: cpuSeconds(),
    cpuSeconds,
    peakMegabytes: () => Number(/^VmHWM:\s+(\d+)/m.exec(read('status'))?.[1]) / 1024,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
