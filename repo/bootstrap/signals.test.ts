import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const module = new URL('./signals.mjs', import.meta.url).href;

/** A server that runs below a shell, as under npm. The shell does not pass signals on. */
const server = `
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(); });
  setInterval(() => {}, 1000);
  console.log('ready');`;

const starter = `
  const { spawn } = await import('node:child_process');
  const { passSignalsTo } = await import(${JSON.stringify(module)});
  const shell = spawn('sh', ['-c', 'node -e "$0"; true', ${JSON.stringify(server)}], { stdio: 'inherit' });
  const stopPassing = passSignalsTo(shell);
  shell.on('exit', () => console.log(stopPassing() ? 'signalled' : 'not signalled'));`;

describe.runIf(process.platform !== 'win32')('passSignalsTo', () => {
  it('passes the signal to a program below a shell, waits for its child, reports the signal', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', starter]);
    const output = text(child.stdout);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    // The shell may end before the server.
    expect((await output).trim().split('\n').toSorted()).toEqual(['ready', 'signalled', 'stopped']);
  });
});
