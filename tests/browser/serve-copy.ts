import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Copy, daymark } from '../build/copy.ts';

/** A site that a test has built. */
export interface ServedCopy {
  /** The origin of the site. */
  readonly url: string;
  /** Stops the server and removes the copy. */
  stop(): Promise<void>;
}

/** Builds a copy of a site and serves it on a free port. */
export async function serveCopy(copy: Copy): Promise<ServedCopy> {
  const { succeeded, output } = await copy.build();
  if (!succeeded) throw new Error(output);
  const server = spawn(process.execPath, [daymark, 'start'], {
    cwd: copy.root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  async function stop() {
    server.kill();
    await copy.remove();
  }
  for await (const line of createInterface(server.stdout)) {
    const [, url] = /ready at (http:\S+\d)/.exec(line) ?? [];
    if (url) return { url, stop };
  }
  await stop();
  throw new Error('daymark start: expected a line with the URL of the site; found none');
}
