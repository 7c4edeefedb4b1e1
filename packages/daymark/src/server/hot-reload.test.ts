import { symlink, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { reloadable } from './hot-reload.ts';
import { ask, serve } from './testing/exchange.ts';
import { makeFolder, makeSite } from './testing/site.ts';

/** Makes a build whose home page has this text, and returns its folder. */
async function makeBuild(home: string, more: Readonly<Record<string, Buffer>>): Promise<string> {
  return dirname(await makeSite({ 'index.html': home, ...more }));
}

async function point(link: string, target: string): Promise<void> {
  await unlink(link).catch(() => {});
  await symlink(target, link);
}

const film = { 'film.mp4': Buffer.alloc(8_000_000, 'previous') };

/** Serves the target of a symlink: the first of two builds. */
async function serveLink(nextFiles: Readonly<Record<string, Buffer>> = {}) {
  const [previous, next] = [await makeBuild('previous', film), await makeBuild('next', nextFiles)];
  const link = join(await makeFolder(), 'current');
  await point(link, previous);
  const build = await reloadable(link);
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
  await writeFile(join(next, 'policy.json'), '{"/": {\n"script-src": []}}');
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
