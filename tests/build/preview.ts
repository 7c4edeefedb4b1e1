import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Copy, daymark } from './copy.ts';

/** The live preview of a copy of a site. */
export interface Preview {
  readonly origin: string;
  /** Returns what the preview has written to the terminal so far. */
  output(): string;
  close(): Promise<void>;
}

/** Starts the live preview of a copy, and waits until it accepts requests. */
export async function startPreview({ root }: Copy): Promise<Preview> {
  const preview = spawn(process.execPath, [daymark, 'dev'], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'development', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(preview, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data;
      const [url] = /http:\/\/127\.0\.0\.1:\d+(?=\/)/.exec(output) ?? [];
      if (url) resolve(url);
    };
    preview.stdout.on('data', read);
    preview.stderr.on('data', read);
    ended.then(() => reject(new Error(`The preview ended before it served pages:\n${output}`)));
  });
  return {
    origin,
    output: () => output,
    async close() {
      preview.kill('SIGTERM');
      await ended;
    },
  };
}
