import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestOf, readManifest, writeManifest } from './manifest.ts';
import { makeFolder, writeFiles } from './testing/site.ts';

async function siteOf(files: Record<string, string>): Promise<string> {
  const root = join(await makeFolder(), 'site');
  await writeFiles(root, files);
  return root;
}

test('every page has its entry by URL path, beside the site and not in it', async () => {
  const root = await siteOf({
    'index.html': "<script>alert('Hello, world.');</script>",
    'blog/x.html': '<style></style>',
    'robots.txt': '<script>1</script>',
  });
  expect(await writeManifest(root)).toBe(2);
  expect(manifestOf(root)).toBe(join(root, '..', 'policy.json'));
  expect(readManifest(root)).toEqual({
    '/': {
      'script-src': ["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"],
      'style-src': [],
      'frame-src': [],
      'media-src': [],
      'form-action': [],
    },
    '/blog/x': {
      'script-src': [],
      'style-src': ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
      'frame-src': [],
      'media-src': [],
      'form-action': [],
    },
  });
});

test('a page may have more than its HTML tells, and no other page has it', async () => {
  const none = { 'style-src': [], 'frame-src': [], 'media-src': [], 'form-action': [] };
  const root = await siteOf({
    'search.html': "<script>alert('Hello, world.');</script>",
    'a.html': '',
  });
  await writeManifest(root, { '/search': { 'script-src': ["'wasm-unsafe-eval'"] } });
  expect(readManifest(root)).toEqual({
    '/search': {
      'script-src': ["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='", "'wasm-unsafe-eval'"],
      ...none,
    },
    '/a': { ...none, 'script-src': [] },
  });
});

test('more for a page that is not there is an error', async () => {
  const root = await siteOf({ 'a.html': '' });
  await expect(writeManifest(root, { '/search': {} })).rejects.toThrow(
    'The policy of /search: expected a page; found none.',
  );
});

test('a page that cannot be hashed is named', async () => {
  const root = await siteOf({ 'a/b.html': '<svg><style>a &gt; b</style></svg>' });
  await expect(writeManifest(root)).rejects.toThrow('a/b.html: its policy cannot be made.');
});

test.each([
  ['a source that ends its directive', { '/': { 'script-src': ["'self'; script-src *"] } }],
  ['an unknown directive', { '/': { 'script-scr': [] } }],
  ['a list', []],
])('a manifest with %s is refused', async (_title, content) => {
  const root = await siteOf({ 'index.html': '' });
  await writeFile(manifestOf(root), JSON.stringify(content));
  expect(() => readManifest(root)).toThrow();
});
