import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { addDigest, isPublished } from './digest.ts';
import { readBuild } from './local-build.ts';

/** Makes a build of a site at an address. */
async function buildAt(url: string, path = '') {
  const out = join(await makeFolder(), 'dist');
  await writeFiles(out, {
    [`site${path}/index.html`]: 'home',
    'policy.json': '[]',
    'redirects.json': '{}',
    'site.json': JSON.stringify({ url: url + path }),
  });
  return out;
}

/** Starts a host that serves a digest at a path. */
async function hostWith(answer: { path: string; digest: string }) {
  const server = createServer((request, response) => {
    response.statusCode = request.url === answer.path ? 200 : 404;
    response.end(answer.digest);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${Object(server.address()).port}`;
}

it.each(['', '/notes'])(
  'the digest of a build is a file of the site at the path "%s"',
  async (path) => {
    const out = await buildAt('https://site.example', path);
    const before = readBuild(out);
    const build = await addDigest(out);
    expect(build.digest).toBe(before.digest);
    const file = `site${path}/daymark-build.txt`;
    expect(build.files.toSorted()).toEqual([...before.files, file].toSorted());
    expect(await readFile(join(out, file), 'utf8')).toBe(`${before.digest}\n`);
    expect((await addDigest(out)).digest).toBe(before.digest);
  },
);

it.each(['', '/notes'])(
  'a build is published if its site at the path "%s" says so',
  async (path) => {
    const answer = { path: `${path}/daymark-build.txt`, digest: 'another' };
    const build = await addDigest(await buildAt(await hostWith(answer), path));
    expect(await isPublished(build)).toBe(false);
    answer.digest = `${build.digest}\n`;
    expect(await isPublished(build)).toBe(true);
    answer.path = '/elsewhere';
    expect(await isPublished(build)).toBe(false);
  },
);

it('a build is not published if its host does not answer', async () => {
  expect(await isPublished(await addDigest(await buildAt('http://127.0.0.1:9')))).toBe(false);
});
