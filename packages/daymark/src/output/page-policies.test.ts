import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { strictPolicy } from '../http/policy.ts';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { manifestOf, parseManifest, readManifest, writeManifest } from './page-policies.ts';

async function siteOf(files: Record<string, string>): Promise<string> {
  const root = join(await makeFolder(), 'site');
  await writeFiles(root, files);
  return root;
}

const HELLO = "<script>alert('Hello, world.');</script>";
const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test('the manifest, next to the folder of the site, has the policies of all pages', async () => {
  const root = await siteOf({
    'index.html': HELLO,
    'blog/x.html': '',
    'robots.txt': '<script>1</script>',
  });
  expect((await writeManifest(root)).pages).toBe(2);
  expect(manifestOf(root)).toBe(join(root, '..', 'policy.json'));
  expect(readManifest(root)).toEqual([
    { addresses: ['/'], policy: { ...strictPolicy, 'script-src': ["'self'", HASH] } },
    { addresses: ['/blog/*'], policy: strictPolicy },
  ]);
});

test.each(['Old.HTML', 'blog/x.Html'])(
  'a file called %s, which would get no policy, is refused',
  async (file) => {
    const root = await siteOf({ 'index.html': '', [file]: HELLO });
    const ending = file.slice(-'.html'.length);
    await expect(writeManifest(root)).rejects.toThrow(
      `${file}: expected the extension of a page to be .html in lower case; found ${ending}.`,
    );
  },
);

test('the error for a page whose styles cannot be hashed names the page', async () => {
  const root = await siteOf({ 'a/b.html': '<svg><style>a &gt; b</style></svg>' });
  await expect(writeManifest(root)).rejects.toThrow(
    'a/b.html: the CSP of the page cannot be created.',
  );
});

test('the error for an inline style attribute names the page and the element', async () => {
  const root = await siteOf({ 'a/b.html': '<p style="color: red"></p>' });
  await expect(writeManifest(root)).rejects.toThrow(
    'a/b.html: the CSP of the page cannot be created. <p style="color: red">: expected no',
  );
});

test('a manifest of an earlier version, with a policy for each URL path, is read', () => {
  expect(parseManifest(JSON.stringify({ '/a': strictPolicy }))).toEqual([
    { addresses: ['/a'], policy: strictPolicy },
  ]);
});

test.each([
  ['a source that ends its directive', { 'default-src': ["'self'; script-src *"] }],
  ['an unknown directive', { 'default-src': [], 'script-scr': [] }],
  ['a policy that denies nothing', {}],
  ['no policy', undefined],
])('a manifest with %s is refused', async (_title, policy) => {
  const root = await siteOf({ 'index.html': '' });
  await writeFile(manifestOf(root), JSON.stringify([{ addresses: ['/'], policy }]));
  expect(() => readManifest(root)).toThrow();
});
