import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { programEnvironment } from '../../embedded-server.ts';
import type { Host } from './host.ts';

const program = resolve('packages/daymark/src/server/main.ts');

/** The embedded server: the engine's own Node server, as a separate process. */
export const embedded: Host = {
  name: 'embedded server',
  async start(out, wanted = 0) {
    const child = spawn(process.execPath, [program], {
      env: { ...programEnvironment, DAYMARK_OUT: out, HOST: '127.0.0.1', PORT: String(wanted) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
    const [, port] = /:(\d+)\/\S*\n$/.exec(String(line)) ?? [];
    if (!port) throw new Error(`The embedded server did not start: ${line}`);
    return {
      port: Number(port),
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  },
};
