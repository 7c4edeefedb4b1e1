import { mkdir, rename, symlink, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ask, serve } from '../../../../tests/embedded-server.ts';
import { makeFolder, makeSite } from '../../../../tests/small-site.ts';
import { makeBuild } from '../output/builds.ts';
import { writeAddress } from '../output/site-records.ts';
import { hotReload } from './hot-reload.ts';

/** Makes a build with these files, and returns its folder. */
const makeBuildFolder = async (files: Readonly<Record<string, string | Buffer>>) =>
  dirname(await makeSite(files));

async function point(link: string, target: string): Promise<void> {
  await unlink(link).catch(() => {});
  await symlink(target, link);
}

const film = { 'film.mp4': Buffer.alloc(8_000_000, 'previous') };

/** Serves the target of a symlink: the first of two builds. */
async function serveLink(nextFiles: Readonly<Record<string, Buffer>> = {}) {
  const previous = await makeBuildFolder({ 'index.html': 'previous', ...film });
  const next = await makeBuildFolder({ 'index.html': 'next', ...nextFiles });
  const link = join(await makeFolder(), 'current');
  await point(link, previous);
  const build = await hotReload(link);
  const port = await serve(build.listener);
  const home = async () => String((await ask(port, '/')).body);
  return { previous, next, link, build, port, home };
}

test('the build behind a symlink is served until reload() is called', async () => {
  const { next, link, build, home } = await serveLink();
  await point(link, next);
  expect(await home()).toBe('previous');
  expect(await build.reload()).toBe(`Daymark now serves ${join(next, 'site')}`);
  expect(await home()).toBe('next');
});

test('after several reloads at once, the last build is served, however long it takes to read each build', async () => {
  const films = Array.from({ length: 12 }, (_, number) => [`${number}.mp4`, film['film.mp4']]);
  const { previous, next, link, build, home } = await serveLink(Object.fromEntries(films));
  await point(link, next);
  const first = build.reload();
  await point(link, previous);
  const lines = await Promise.all([first, build.reload()]);
  expect(lines.at(-1)).toBe(`Daymark now serves ${join(previous, 'site')}`);
  expect(await home()).toBe('previous');
});

test('a pending response is completed from the previous build', async () => {
  const { next, link, build, port } = await serveLink();
  const reply = await fetch(`http://127.0.0.1:${port}/film.mp4`);
  await point(link, next);
  await build.reload();
  const body = Buffer.from(await reply.arrayBuffer());
  expect(body.equals(Buffer.alloc(8_000_000, 'previous'))).toBe(true);
});

test('the previous build is still served if the new build cannot be read', async () => {
  const { previous, next, link, build, home } = await serveLink();
  await writeFile(join(next, 'policy.json'), '[{"addresses": ["/"],\n"policy": {}}]');
  await point(link, next);
  const line = await build.reload();
  expect(line).toContain(
    `The new build cannot be read, and the server still serves ${join(previous, 'site')}. [ { "code":`,
  );
  expect(line).not.toContain('\n');
  expect(await home()).toBe('previous');
});

test('the previous build is still served if the new build is missing', async () => {
  const { link, build, home } = await serveLink();
  await point(link, join(link, '..', 'nowhere'));
  expect(await build.reload()).toMatch(/still serves \S+\. No build found: \S+ is missing\./);
  expect(await home()).toBe('previous');
  expect(build.isThere()).toBe(true);
});

test('the assets of older builds that are kept are served, but not their pages', async () => {
  const root = await makeFolder();
  const build = (number: number) =>
    makeBuild({ root, out: 'dist', onWait: () => {} }, async (folder) => {
      const files = { 'index.html': '', [`_astro/${number}.js`]: '', [`page-${number}.html`]: '' };
      await rename(await makeBuildFolder(files), folder);
    });
  for (const number of [1, 2, 3, 4]) await build(number);
  const { listener } = await hotReload(join(root, 'dist'));
  const port = await serve(listener);
  const statusOf = async (path: string) => (await ask(port, path)).status;
  expect(await statusOf('/_astro/4.js')).toBe(200);
  expect(await statusOf('/_astro/3.js')).toBe(200);
  expect(await statusOf('/_astro/2.js')).toBe(200);
  expect(await statusOf('/_astro/1.js')).toBe(404);
  expect(await statusOf('/page-4')).toBe(200);
  expect(await statusOf('/page-3')).toBe(404);
});

test('a site in folders has the error pages and the older assets of each folder', async () => {
  const root = await makeFolder();
  const folders = [
    { path: '', search: '/search' },
    { path: '/dé', search: '/dé/suche' },
  ];
  const build = (number: number) =>
    makeBuild({ root, out: 'dist', onWait: () => {} }, async (folder) => {
      const files = { 'dé/404.html': 'Nicht hier', [`dé/_astro/${number}.js`]: '' };
      const built = dirname(await makeSite(files, folders));
      await writeAddress(built, 'https://site.example', folders);
      await rename(built, folder);
    });
  for (const number of [1, 2]) await build(number);
  const { listener } = await hotReload(join(root, 'dist'));
  const port = await serve(listener);
  const missing = await ask(port, '/d%C3%A9/x');
  expect([missing.status, String(missing.body)]).toEqual([404, 'Nicht hier']);
  expect(String((await ask(port, '/x')).body)).toBe('Not found\n');
  expect((await ask(port, '/d%C3%A9/_astro/1.js')).status).toBe(200);
});

test('an old build that cannot be read does not stop the server', async () => {
  const root = await makeFolder();
  await mkdir(join(root, '.daymark/builds/2001-damaged'), { recursive: true });
  await makeBuild({ root, out: 'dist', onWait: () => {} }, async (folder) =>
    rename(await makeBuildFolder({ 'index.html': 'whole' }), folder),
  );
  const { listener } = await hotReload(join(root, 'dist'));
  expect(String((await ask(await serve(listener), '/')).body)).toBe('whole');
});

test('an incomplete build is refused', async () => {
  const partial = `${await makeBuildFolder({ 'index.html': '' })}.partial`;
  await mkdir(partial);
  await expect(hotReload(partial)).rejects.toThrow(`${partial} is not whole`);
});
