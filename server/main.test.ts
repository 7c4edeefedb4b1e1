import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from './testing/exchange.ts';
import { makeFolder, makeSite } from './testing/site.ts';

const program = join(import.meta.dirname, 'main.ts');

function run(folder: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended: once(child, 'close'), errors: text(child.stderr) };
}

async function siteFolder(): Promise<string> {
  return dirname(dirname(await makeSite()));
}

test.each(['SIGINT', 'SIGTERM'] as const)('serves the build until %s', async (signal) => {
  const { child, ended } = run(await siteFolder(), { PORT: '0' });
  const [line] = await once(child.stdout, 'data');
  const [, url = ''] =
    /^Daymark is ready at (http:\/\/127\.0\.0\.1:\d+\/)\n$/.exec(String(line)) ?? [];
  expect((await fetch(url)).status).toBe(200);
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
});

test('a wrong setting is told in a line', async () => {
  const { ended, errors } = run(await siteFolder(), { PORT: 'http' });
  expect(await ended).toEqual([1, null]);
  expect(await errors).toBe(
    'PORT: expected a whole number from 0 to 65535, found "http". Example: PORT=4322 npm start\n',
  );
});

test('a port in use is told in a line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const port = portOf(other.address());
  const { ended, errors } = run(await siteFolder(), { PORT: String(port) });
  expect(await ended).toEqual([1, null]);
  expect(await errors).toBe(
    `Port ${port} of 127.0.0.1 is in use. Choose another: PORT=${port + 1} npm start\n`,
  );
});

test('a missing build is told in a line', async () => {
  const { ended, errors } = run(await makeFolder());
  expect(await ended).toEqual([1, null]);
  expect(await errors).toMatch(
    /^No build found: \S+dist\/site is missing\. Make it with: npm run build\n$/,
  );
});

test('a build without its policy is told in a line', async () => {
  const folder = await siteFolder();
  await rm(join(folder, 'dist', 'policy.json'));
  const { ended, errors } = run(folder);
  expect(await ended).toEqual([1, null]);
  expect(await errors).toMatch(/^No build found: \S+dist\/policy\.json is missing\./);
});
