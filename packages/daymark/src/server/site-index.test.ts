import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeRoutes } from '../../../../tests/routes.ts';
import { makeSite, siteFiles } from '../../../../tests/small-site.ts';
import { fileAt, type Route } from '../http/routes.ts';
import { readPolicies } from '../output/site-records.ts';
import { publishedFiles, readIndex } from './site-index.ts';

async function etagOf(root: string, url: string): Promise<string | undefined> {
  return fileAt(await readIndex(root, readPolicies(root), {}), url)?.identity.etag;
}

test('a page without an entry in policy.json is refused', async () => {
  const root = await makeSite();
  const policies = readPolicies(root).map(({ addresses, policy }) => ({
    addresses: addresses.filter((address) => address !== '/about'),
    policy,
  }));
  await expect(readIndex(root, policies, {})).rejects.toThrow(
    'policy.json has no entry for /about (about.html). Build the site again.',
  );
});

test('an ETag depends on the content of a file, not on its modification time or folder', async () => {
  const root = await makeSite();
  const tag = await etagOf(root, '/about');
  expect(await etagOf(await makeSite(), '/about')).toBe(tag);

  await writeFile(join(root, 'about.html'), `${await readFile(join(root, 'about.html'))} `);
  expect(await etagOf(root, '/about')).not.toBe(tag);
});

test('pages with the same headers share one object, so that a large site takes little memory', async () => {
  const root = await makeSite();
  const routes = await readIndex(root, readPolicies(root), {});
  expect(fileAt(routes, '/about')?.headers).toBe(fileAt(routes, '/blog')?.headers);
});

test('the bytes of a file are read when its ETag is needed, not before', async () => {
  const root = await makeSite();
  const index = await readIndex(root, readPolicies(root), {});
  await writeFile(join(root, 'about.html'), 'new');
  const file = fileAt(index, '/about')?.identity;
  expect(() => file?.etag).toThrow('about.html has changed since the server read it.');
});

test('the bytes of a large file are read at once, so that no request waits for them', async () => {
  const root = await makeSite({ 'film.mp4': Buffer.alloc(2_000_000) });
  const index = await readIndex(root, readPolicies(root), {});
  await writeFile(join(root, 'film.mp4'), 'new');
  const file = fileAt(index, '/film.mp4')?.identity;
  expect(file?.etag).toMatch(/^"[\w-]{22}"$/);
});

test('the index of a site finds the routes that makeRoutes makes', async () => {
  const root = await makeSite({
    ...siteFiles,
    'notes/index.html': 'Notes in a folder',
    'robots.txt.html': 'About robots.txt',
    'film.mp4': Buffer.alloc(2_000_000),
  });
  const redirects = { '/us': '/about', '/about.html': '/blog', '/blog': '/about' };
  const variantOf = (file: string) => ({ file, size: 0, etag: '' });
  const files = publishedFiles(root, readPolicies(root)).map(({ file, headers, suffixes }) => ({
    headers,
    identity: variantOf(file),
    encoded: suffixes.map((suffix) => variantOf(file + suffix)),
  }));
  const routes = makeRoutes(files, redirects);
  const index = await readIndex(root, readPolicies(root), redirects);
  const shown = (route: Route | undefined) => {
    if (route?.kind !== 'file') return route;
    const { headers, identity, encoded } = route.file;
    return { headers, files: [identity, ...encoded].map(({ file }) => file) };
  };
  expect(routes.size).toBeGreaterThan(40);
  for (const [path, route] of routes)
    expect([path, shown(index.get(path))]).toEqual([path, shown(route)]);
  for (const path of ['', '//', '/none', '/blog/', '/notes/index.html/', '/index.html.br'])
    expect([path, shown(index.get(path))]).toEqual([path, shown(routes.get(path))]);
});

test('a redirect never replaces a file', async () => {
  const root = await makeSite();
  await rename(join(root, 'robots.txt'), join(root, 'index'));
  expect((await readIndex(root, readPolicies(root), {})).get('/index')?.kind).toBe('file');
});

test('the reading of a site yields to the event loop after each slice of work', async () => {
  const root = await makeSite();
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 3));
  let turns = 0;
  let isDone = false;
  const countTurn = () => {
    if (isDone) return;
    turns += 1;
    setImmediate(countTurn);
  };
  setImmediate(countTurn);
  await readIndex(root, readPolicies(root), {});
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(5);
});
