import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileAt } from '../http/routes.ts';
import { readManifest } from '../output/page-policies.ts';
import { readRoutesSync } from './read-routes.ts';
import { makeSite } from './testing/site.ts';

function etagOf(root: string, url: string): string | undefined {
  return fileAt(readRoutesSync(root, readManifest(root)), url)?.identity.etag;
}

test('a page without an entry in policy.json is refused', async () => {
  const root = await makeSite();
  const policies = readManifest(root).map(({ addresses, policy }) => ({
    addresses: addresses.filter((address) => address !== '/about'),
    policy,
  }));
  expect(() => readRoutesSync(root, policies)).toThrow(
    'policy.json has no entry for /about (about.html). Build the site again.',
  );
});

test('an ETag depends on the content of a file, not on its modification time or folder', async () => {
  const root = await makeSite();
  const tag = etagOf(root, '/about');
  expect(etagOf(await makeSite(), '/about')).toBe(tag);

  await writeFile(join(root, 'about.html'), `${await readFile(join(root, 'about.html'))} `);
  expect(etagOf(root, '/about')).not.toBe(tag);
});

test('pages with the same headers share one object, so that a large site takes little memory', async () => {
  const root = await makeSite();
  const routes = readRoutesSync(root, readManifest(root));
  expect(fileAt(routes, '/about')?.headers).toBe(fileAt(routes, '/blog')?.headers);
});

test('the bytes of a file are read when its ETag is needed, not before', async () => {
  const root = await makeSite();
  const file = fileAt(readRoutesSync(root, readManifest(root)), '/about')?.identity;
  await writeFile(join(root, 'about.html'), 'new');
  expect(() => file?.etag).toThrow('about.html has changed since the server read it.');
});

test('the bytes of a large file are read at once, so that no request waits for them', async () => {
  const root = await makeSite({ 'film.mp4': Buffer.alloc(2_000_000) });
  const file = fileAt(readRoutesSync(root, readManifest(root)), '/film.mp4')?.identity;
  await writeFile(join(root, 'film.mp4'), 'new');
  expect(file?.etag).toMatch(/^"[\w-]{22}"$/);
});

test('a redirect never replaces a file', async () => {
  const root = await makeSite();
  await rename(join(root, 'robots.txt'), join(root, 'index'));
  expect(readRoutesSync(root, readManifest(root)).get('/index')?.kind).toBe('file');
});
