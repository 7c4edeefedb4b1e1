import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { programEnvironment } from '../../embedded-server.ts';

const holder = join(import.meta.dirname, 'hold-socket.pl');
const source = join(import.meta.dirname, '../../../packages/daymark/src/server/main.ts');

/**
 * The embedded server with a socket that outlives its process, as with systemd's socket activation.
 */
export interface Activated {
  readonly url: string;
  /** Starts a process. Resolves when the process reports that it is ready. */
  start(): Promise<void>;
  /**
   * Makes the process read the build again, with SIGHUP. Resolves when the process reports that it
   * serves the new state of the build.
   */
  reload(): Promise<void>;
  /** Sends a signal to the running process. */
  signal(name: NodeJS.Signals): void;
  /** Returns the resident memory of the process. */
  megabytes(): Promise<number>;
  /** Resolves when the process has ended: to its exit status, such as `0`, or to `signal 9`. */
  ended(): Promise<string>;
}

/**
 * Opens a listening socket for an embedded server of the build in `out`. The caller starts the
 * server. At the end of the test, the server is killed and the socket closes.
 * @param program the server's program
 */
export async function activate(
  out: string,
  environment: Readonly<Record<string, string>> = {},
  program = source,
): Promise<Activated> {
  const child = spawn('perl', [holder, process.execPath, program], {
    env: { ...programEnvironment, DAYMARK_OUT: out, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  let pid: number | undefined;

  /** Returns the rest of the next line that begins with these words. */
  async function outputMatching(words: string): Promise<string> {
    for (;;) {
      const { done, value } = await lines.next();
      if (done)
        throw new Error(
          `hold-socket.pl: expected the line "${words} …"; found the end of its output.`,
        );
      if (value.startsWith(`${words} `)) return value.slice(words.length + 1);
    }
  }
  onTestFinished(() => {
    if (pid) process.kill(pid, 'SIGKILL');
    child.kill('SIGKILL');
  });

  function signal(name: NodeJS.Signals): void {
    if (!pid) throw new Error(`Signal ${name}: expected a running process; found none.`);
    process.kill(pid, name);
  }

  const url = `http://127.0.0.1:${await outputMatching('port')}`;
  return {
    url,
    signal,
    async start() {
      child.stdin.write('\n');
      pid = Number(await outputMatching('started'));
      await outputMatching('Daymark is ready at');
    },
    async reload() {
      signal('SIGHUP');
      await outputMatching('Daymark now serves');
    },
    async megabytes() {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
      if (!kilobytes) throw new Error(`/proc/${pid}/status: expected VmRSS in kB; found none.`);
      return Number(kilobytes) / 1024;
    },
    async ended() {
      const status = await outputMatching('ended');
      pid = undefined;
      return status;
    },
  };
}
