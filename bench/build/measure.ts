import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

/** The resources that a command and all processes that it started have used. */
export interface Usage {
  cpuSeconds: number;
  seconds: number;
  /** The most memory of all processes together, in MB. */
  megabytes: number;
}

/** Milliseconds between two measurements of the memory. */
const INTERVAL = 20;

/** The format of the times that bash prints at the end: user, system and elapsed seconds. */
const FORMAT = 'TIMEFORMAT="%U %S %R"';

/**
 * Runs a command and measures it. Needs Linux and bash.
 * @throws Error with the output of a command that fails
 */
export async function measure(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<Usage> {
  const run = `${FORMAT}; time "$0" "$@" >&2`;
  const child = spawn('bash', ['-c', run, command, ...args], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  let kilobytes = 0;
  const timer = setInterval(() => {
    kilobytes = Math.max(kilobytes, memoryOf(child.pid ?? 0));
  }, INTERVAL);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(output);
  const times = (output.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  const [user = Number.NaN, system = Number.NaN, seconds = Number.NaN] = times;
  const cpuSeconds = Number((user + system).toFixed(3));
  return { cpuSeconds, seconds, megabytes: Math.round(kilobytes / 1024) };
}

/** Returns the memory of a process and of all processes that it started, in KB. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, resident = '0'] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), Number(resident));
  } catch {
    // The process has ended.
    return 0;
  }
}
