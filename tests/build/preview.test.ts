import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copySite } from './copy.ts';

it('the live preview reads PORT and HOST, and reports a port in use in one sentence', async () => {
  const copy = await copySite('tests/fixtures/starter-0.1.0');
  onTestFinished(() => copy.remove());
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = Object(other.address());
  expect(await copy.run(['dev'], { PORT: String(port), HOST: '127.0.0.1' })).toEqual({
    succeeded: false,
    output: `Port ${port} of 127.0.0.1 is in use. Choose another: PORT=${port + 1} npm run dev\n`,
  });
});

it('the preview of a further language ends when the preview of the main language is gone', async () => {
  const copy = await copySite('tests/fixtures/languages');
  onTestFinished(() => copy.remove());
  const preview = fork(resolve('packages/daymark/src/cli/main.ts'), ['dev'], {
    cwd: copy.root,
    env: { ...process.env, NODE_ENV: 'development', DAYMARK_PREVIEW_LANGUAGE: 'de' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => void preview.kill('SIGKILL'));
  await once(preview, 'message');
  preview.disconnect();
  expect(await once(preview, 'exit')).toEqual([0, null]);
});
