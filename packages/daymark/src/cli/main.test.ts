import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const command = fileURLToPath(new URL('../../bin/daymark.mjs', import.meta.url));

describe('the daymark command', () => {
  it.each([['biuld'], ['toString'], []])('lists its commands instead of running %j', (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      'daymark: expected one of the commands dev, build, sync, check, new, start, deploy; ' +
        `found "${args[0] ?? ''}"\n`,
    ]);
  });

  it('refuses options that a command does not have', () => {
    const { status, stderr } = spawnSync(process.execPath, [command, 'dev', '--port', '3000'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, 'daymark dev: expected no options; found "--port"\n']);
  });

  it('refuses a build before the server starts if the port is in use, without building', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = Object(other.address());
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [command, 'build', '--then-start'],
      { encoding: 'utf8', env: { ...process.env, PORT: String(port), HOST: '' } },
    );
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      `Port ${port} of 127.0.0.1 is in use. Choose another: PORT=${port + 1} npm start\n`,
    ]);
  });
});
