import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { basePolicy, strictPolicy } from '../http/policy.ts';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { manifestOf, readManifest, writeManifest } from './page-policies.ts';

async function siteOf(files: Record<string, string>): Promise<string> {
  const root = join(await makeFolder(), 'site');
  await writeFiles(root, files);
  return root;
}

const HELLO = "<script>alert('Hello, world.');</script>";
const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test('the manifest, next to the folder of the site, has the whole policy of every page by URL path', async () => {
  const root = await siteOf({
    'index.html': HELLO,
    'blog/x.html': '<style></style>',
    'robots.txt': '<script>1</script>',
  });
  expect((await writeManifest(root)).pages).toBe(2);
  expect(manifestOf(root)).toBe(join(root, '..', 'policy.json'));
  expect(readManifest(root)).toEqual({
    '/': { ...strictPolicy, 'script-src': ["'self'", HASH] },
    '/blog/x': {
      ...strictPolicy,
      'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    },
  });
});

test('additional sources apply to one page only', async () => {
  const root = await siteOf({ 'search.html': HELLO, 'a.html': '' });
  await writeManifest(root, { additions: { '/search': { 'script-src': ["'wasm-unsafe-eval'"] } } });
  expect(readManifest(root)).toEqual({
    '/search': { ...strictPolicy, 'script-src': ["'self'", HASH, "'wasm-unsafe-eval'"] },
    '/a': strictPolicy,
  });
});

test('a page may have a policy of its own instead of the default', async () => {
  const root = await siteOf({ 'ads/frame/acme.html': HELLO, 'a.html': '' });
  const framePolicy = { sandbox: ['allow-scripts'], 'default-src': [] };
  await writeManifest(root, { replacements: { '/ads/frame/acme': framePolicy } });
  expect(readManifest(root)).toEqual({ '/ads/frame/acme': framePolicy, '/a': strictPolicy });
});

test('only a page that contains third-party code has a relaxed policy, and the page is reported', async () => {
  const root = await siteOf({
    'index.html': `${HELLO}<div data-network="insider"></div>`,
    'a.html': '<p>data-network="insider"</p><div data-network="acme"></div>',
  });
  const sources = { 'script-src': ['https://a.example'], 'frame-src': ['https://a.example'] };
  const thirdParty = { name: 'Insider', marks: [['data-network', 'insider']], sources } as const;
  const { carriers } = await writeManifest(root, { thirdParties: [thirdParty] });
  expect(carriers).toEqual(new Map([[thirdParty, ['/']]]));
  expect(readManifest(root)).toEqual({
    '/': {
      ...basePolicy,
      'script-src': ["'self'", HASH, 'https://a.example'],
      'frame-src': ['https://a.example'],
    },
    '/a': strictPolicy,
  });
});

test.each(['additions', 'replacements'])(
  'a policy in "%s" for a page that does not exist is refused',
  async (option) => {
    const root = await siteOf({ 'a.html': '' });
    await expect(writeManifest(root, { [option]: { '/search': {} } })).rejects.toThrow(
      'The policy of /search: expected a page; found none.',
    );
  },
);

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

test.each([
  ['a source that ends its directive', { '/': { 'default-src': ["'self'; script-src *"] } }],
  ['an unknown directive', { '/': { 'default-src': [], 'script-scr': [] } }],
  ['a policy that denies nothing', { '/': {} }],
  ['a list', []],
])('a manifest with %s is refused', async (_title, content) => {
  const root = await siteOf({ 'index.html': '' });
  await writeFile(manifestOf(root), JSON.stringify(content));
  expect(() => readManifest(root)).toThrow();
});
