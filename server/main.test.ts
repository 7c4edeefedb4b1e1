import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
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

async function readyAt(child: ReturnType<typeof run>['child']): Promise<string> {
  const [line] = await once(child.stdout, 'data');
  return String(line).replace(/^Daymark is ready at (\S+)\n$/, '$1');
}

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

test('on SIGTERM it says that it stops, as long as it was asked to, and still serves', async () => {
  const { child, ended } = run(await siteFolder(), { PORT: '0', STOP_DELAY: '1' });
  const url = await readyAt(child);
  const readiness = async () => (await fetch(new URL('/.daymark/ready', url))).status;
  expect(await readiness()).toBe(200);
  const signalled = performance.now();
  child.kill('SIGTERM');
  await vi.waitFor(async () => expect(await readiness()).toBe(503), { interval: 10 });
  expect((await fetch(url)).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - signalled).toBeGreaterThan(1_000);
});

test('a site whose folder has gone is not ready', async () => {
  const folder = await siteFolder();
  const { child } = run(folder, { PORT: '0' });
  const url = await readyAt(child);
  await rm(join(folder, 'dist'), { recursive: true });
  expect((await fetch(new URL('/.daymark/ready', url))).status).toBe(503);
});

test('on SIGHUP it serves what the link leads to now', async () => {
  const [former, next] = [await siteFolder(), dirname(dirname(await makeSite({ 'new.html': '' })))];
  const link = join(former, 'current');
  await symlink(join(former, 'dist'), link);
  const { child } = run(former, { PORT: '0', DAYMARK_OUT: link });
  const url = await readyAt(child);
  await unlink(link);
  await symlink(join(next, 'dist'), link);
  child.kill('SIGHUP');
  expect(String(await once(child.stdout, 'data'))).toBe(
    `Daymark now serves ${join(next, 'dist', 'site')}\n`,
  );
  expect((await fetch(new URL('/new', url))).status).toBe(200);
});

test('on SIGHUP while it starts it reads the build again', async () => {
  const folder = await siteFolder();
  const redirects = join(folder, 'dist', 'redirects.json');
  await rm(redirects, { force: true });
  await promisify(execFile)('mkfifo', [redirects]);
  const { child } = run(folder, { PORT: '0' });
  let output = '';
  child.stdout.on('data', (lines) => {
    output += lines;
  });
  // Opens when the server reads, which then waits for what it is given.
  const pipe = await open(redirects, 'w');
  await rm(redirects);
  await writeFile(redirects, '{"/old": "/about"}');
  child.kill('SIGHUP');
  await pipe.writeFile('{}');
  await pipe.close();
  for (const told of ['Daymark is ready at', 'Daymark now serves'])
    await vi.waitFor(() => expect(output).toContain(told), 4_000);
  const [url = ''] = /http:\S+/.exec(output) ?? [];
  expect((await fetch(new URL('/old', url), { redirect: 'manual' })).status).toBe(308);
});

test('the access log is a line for each request, but for those of readiness', async () => {
  const { child } = run(await siteFolder(), { PORT: '0', ACCESS_LOG: 'on' });
  const url = await readyAt(child);
  await fetch(new URL('/.daymark/ready', url));
  await fetch(new URL('/about', url));
  const [line] = await once(child.stdout, 'data');
  expect(JSON.parse(String(line))).toMatchObject({ method: 'GET', path: '/about', status: 200 });
});

test('an access log that nobody reads delays nobody', { timeout: 20_000 }, async () => {
  const { child } = run(await siteFolder(), { PORT: '0', ACCESS_LOG: 'on' });
  const url = await readyAt(child);
  child.stdout.pause();
  const long = new URL(`/${'a'.repeat(1_000)}`, url);
  for (let round = 0; round < 40; round++)
    await Promise.all(Array.from({ length: 50 }, async () => (await fetch(long)).arrayBuffer()));
  expect((await fetch(url)).status).toBe(200);
});

test('a reader of the log who goes away stops nothing', async () => {
  const { child } = run(await siteFolder(), { PORT: '0', ACCESS_LOG: 'on' });
  const url = await readyAt(child);
  child.stdout.destroy();
  for (let round = 0; round < 5; round++) expect((await fetch(url)).status).toBe(200);
});
