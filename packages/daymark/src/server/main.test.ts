import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { open, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { portOf, readyAt, run, siteFolder } from '../../../../tests/embedded-server.ts';
import { makeFolder, makeSite, siteFiles } from '../../../../tests/small-site.ts';

test('a wrong setting is reported in one line', async () => {
  const { ended, errors } = run(await siteFolder(), { PORT: 'http' });
  expect(await ended).toEqual([1, null]);
  expect(await errors).toBe(
    'PORT: expected a whole number from 0 to 65535; found "http". Example: PORT=4322 npm start\n',
  );
});

test('a port in use is reported in one line', async () => {
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

test('a missing build is reported in one line', async () => {
  const { ended, errors } = run(await makeFolder());
  expect(await ended).toEqual([1, null]);
  expect(await errors).toMatch(
    /^No build found: \S+dist\/site is missing\. Create it with: npm run build\n$/,
  );
});

test('a build without its policy is reported in one line', async () => {
  const folder = await siteFolder();
  await rm(join(folder, 'dist', 'policy.json'));
  const { ended, errors } = run(folder);
  expect(await ended).toEqual([1, null]);
  expect(await errors).toMatch(/^No build found: \S+dist\/policy\.json is missing\./);
});

test('a site whose folder has been removed is not ready', async () => {
  const folder = await siteFolder();
  const { child } = run(folder, { PORT: '0' });
  const url = await readyAt(child);
  await rm(join(folder, 'dist'), { recursive: true });
  expect((await fetch(new URL('/.daymark/ready', url))).status).toBe(503);
});

test('the access log has a line for each request, except readiness requests', async () => {
  const { child } = run(await siteFolder(), { PORT: '0', ACCESS_LOG: 'on' });
  const url = await readyAt(child);
  await fetch(new URL('/.daymark/ready', url));
  await fetch(new URL('/about', url));
  const [line] = await once(child.stdout, 'data');
  expect(JSON.parse(String(line))).toMatchObject({ method: 'GET', path: '/about', status: 200 });
});

test('an access log that nobody reads delays no request', async () => {
  const { child } = run(await siteFolder(), { PORT: '0', ACCESS_LOG: 'on' });
  const url = await readyAt(child);
  child.stdout.pause();
  const long = new URL(`/${'a'.repeat(1_000)}`, url);
  for (let round = 0; round < 40; round++)
    await Promise.all(Array.from({ length: 50 }, async () => (await fetch(long)).arrayBuffer()));
  expect((await fetch(url)).status).toBe(200);
});

test('the server keeps running when the reader of the log disconnects', async () => {
  const { child } = run(await siteFolder(), { PORT: '0', ACCESS_LOG: 'on' });
  const url = await readyAt(child);
  child.stdout.destroy();
  for (let round = 0; round < 5; round++) expect((await fetch(url)).status).toBe(200);
});

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

test('the server names the home page of a site that has a path on its host', async () => {
  const folder = await siteFolder();
  await writeFile(
    join(folder, 'dist', 'site.json'),
    JSON.stringify({
      url: 'https://harbour.example/still',
      folders: [{ path: '/still', search: '/still/search' }],
    }),
  );
  expect(await readyAt(run(folder, { PORT: '0' }).child)).toMatch(/:\d+\/still$/);
});

test('after SIGTERM, the server reports "not ready" for STOP_DELAY, and still serves', async () => {
  const { child, ended } = run(await siteFolder(), { PORT: '0', STOP_DELAY: '1' });
  const url = await readyAt(child);
  const readiness = async () => (await fetch(new URL('/.daymark/ready', url))).status;
  expect(await readiness()).toBe(200);
  const signalled = performance.now();
  child.kill('SIGTERM');
  await expect.poll(readiness, { interval: 10 }).toBe(503);
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
  await expect.poll(isRefused).toBe(true);
  expect((await text(client)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(8);
  expect(await ended).toEqual([0, null]);
});

test('after SIGTERM, the server responds on connections that it has not accepted yet', async () => {
  const { child, ended } = run(await siteFolder(), { PORT: '0' });
  const port = Number(new URL(await readyAt(child)).port);
  // The system establishes the connections and receives the requests of the halted process.
  child.kill('SIGSTOP');
  const requests = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(8);
  const clients = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const client = connect(port, '127.0.0.1');
      await once(client, 'connect');
      await new Promise((resolve) => client.write(requests, resolve));
      return client;
    }),
  );
  child.kill('SIGTERM');
  child.kill('SIGCONT');
  const replies = await Promise.all(clients.map((client) => text(client).catch(() => '')));
  expect(replies.map((reply) => reply.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0)).toEqual(
    Array(30).fill(8),
  );
  expect(await ended).toEqual([0, null]);
});

test('a second signal ends the server at once, even if it is another one', async () => {
  const { child, ended } = run(await siteFolder(), { PORT: '0', STOP_DELAY: '60' });
  const readiness = new URL('/.daymark/ready', await readyAt(child));
  child.kill('SIGTERM');
  await expect.poll(async () => (await fetch(readiness)).status).toBe(503);
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
  // The server also watches the folder, so that it may have read the build twice.
  const [line] = String(await once(child.stdout, 'data')).split('\n');
  expect(line).toBe(`Daymark now serves ${join(next, 'dist', 'site')}`);
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
    await expect.poll(() => output).toContain(line);
  const [url = ''] = /http:\S+/.exec(output) ?? [];
  expect((await fetch(new URL('/old', url), { redirect: 'manual' })).status).toBe(308);
});
