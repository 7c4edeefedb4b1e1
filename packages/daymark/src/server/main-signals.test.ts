import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { open, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { readyAt, run, siteFolder } from './testing/program.ts';
import { makeSite, siteFiles } from './testing/site.ts';

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the server serves the build until %s',
  async (signal) => {
    const { child, ended } = run(await siteFolder(), { PORT: '0' });
    const [line] = await once(child.stdout, 'data');
    const [, url = ''] =
      /^Daymark is ready at (http:\/\/127\.0\.0\.1:\d+\/)\n$/.exec(String(line)) ?? [];
    expect((await fetch(url)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  },
);

test('after SIGTERM, the server reports "not ready" for STOP_DELAY, and still serves', async () => {
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

test('after SIGTERM, the server responds to all requests that a client has sent at once', async () => {
  const film = Buffer.alloc(16 * 1024 ** 2);
  const site = await makeSite({ ...siteFiles, 'film.mp4': film });
  const { child, ended } = run(dirname(dirname(site)), { PORT: '0' });
  const port = Number(new URL(await readyAt(child)).port);
  const client = connect(port, '127.0.0.1');
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  client.write(get('/film.mp4') + get('/about').repeat(7));
  // The server cannot send the whole film before the client reads on.
  await once(client, 'readable');
  child.kill('SIGTERM');
  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(false)).on('error', () =>
        resolve(true),
      );
      socket.once('connect', () => socket.destroy());
    });
  await vi.waitFor(async () => expect(await isRefused()).toBe(true));
  expect((await text(client)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(8);
  expect(await ended).toEqual([0, null]);
});

test('a second signal ends the server at once, even if it is another one', async () => {
  const { child, ended } = run(await siteFolder(), { PORT: '0', STOP_DELAY: '60' });
  const readiness = new URL('/.daymark/ready', await readyAt(child));
  child.kill('SIGTERM');
  await vi.waitFor(async () => expect((await fetch(readiness)).status).toBe(503));
  child.kill('SIGINT');
  expect(await ended).toEqual([null, 'SIGINT']);
});

test('after SIGHUP, the server serves the current target of the symlink', async () => {
  const [previous, next] = [
    await siteFolder(),
    dirname(dirname(await makeSite({ 'new.html': '' }))),
  ];
  const link = join(previous, 'current');
  await symlink(join(previous, 'dist'), link);
  const { child } = run(previous, { PORT: '0', DAYMARK_OUT: link });
  const url = await readyAt(child);
  await unlink(link);
  await symlink(join(next, 'dist'), link);
  child.kill('SIGHUP');
  expect(String(await once(child.stdout, 'data'))).toBe(
    `Daymark now serves ${join(next, 'dist', 'site')}\n`,
  );
  expect((await fetch(new URL('/new', url))).status).toBe(200);
});

test('the server reads the build again if SIGHUP arrives during the start', async () => {
  const folder = await siteFolder();
  const redirects = join(folder, 'dist', 'redirects.json');
  await rm(redirects, { force: true });
  await promisify(execFile)('mkfifo', [redirects]);
  const { child } = run(folder, { PORT: '0' });
  let output = '';
  child.stdout.on('data', (lines) => {
    output += lines;
  });
  // Resolves when the server opens the FIFO to read. The server then waits for the content.
  const pipe = await open(redirects, 'w');
  await rm(redirects);
  await writeFile(redirects, '{"/old": "/about"}');
  child.kill('SIGHUP');
  await pipe.writeFile('{}');
  await pipe.close();
  for (const line of ['Daymark is ready at', 'Daymark now serves'])
    await vi.waitFor(() => expect(output).toContain(line), 15_000);
  const [url = ''] = /http:\S+/.exec(output) ?? [];
  expect((await fetch(new URL('/old', url), { redirect: 'manual' })).status).toBe(308);
});
