import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from './testing/exchange.ts';
import { readyAt, run, siteFolder } from './testing/program.ts';
import { makeFolder } from './testing/site.ts';

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

test('an access log that nobody reads delays no request', { timeout: 20_000 }, async () => {
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
