import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { strictPolicy } from '../http/policy.ts';
import { rootFolder } from '../http/urls.ts';
import {
  homeOf,
  parseRecords,
  policyFileOf,
  readAddress,
  readFolders,
  readPolicies,
  readRedirects,
  writeAddress,
  writePolicies,
  writeRedirects,
} from './site-records.ts';

/** Returns the content of records, by default those of a site without pages. */
const parse = ({ site = '{"url":"https://site.example"}', policies = '[]' }) =>
  parseRecords([site, policies, '{}']);

test('a build records its URL and its folders, which are read with the innermost first', async () => {
  const out = await makeFolder();
  const [outer, inner] = [
    { path: '/calm', search: '/calm/search' },
    { path: '/calm/de', search: '/calm/de/suche' },
  ];
  await writeAddress(out, 'https://site.example/calm', [outer, inner]);
  expect(readAddress(out)).toEqual({
    url: new URL('https://site.example/calm'),
    folders: [inner, outer],
  });
  expect(readFolders(join(out, 'site'))).toEqual([inner, outer]);
});

test('the folder of a site in one language at the root of its host is not recorded', async () => {
  const out = await makeFolder();
  expect(readFolders(join(out, 'site'))).toEqual(rootFolder);
  await writeAddress(out, 'https://site.example', rootFolder);
  expect(await readFile(join(out, 'site.json'), 'utf8')).toBe('{"url":"https://site.example"}\n');
  expect(readFolders(join(out, 'site'))).toEqual(rootFolder);
});

test('fields of another version of the engine are ignored', () => {
  const { url } = parse({ site: '{"url":"https://site.example","since":2}' });
  expect(url.href).toBe('https://site.example/');
});

test.each(['de', '/de/', '/', '/../x', '/.x', '/a"b', '/a b', '/a*', '/a$b', '/a{b}', '/a;b'])(
  'a folder with the path %s is refused, because a configuration could mean another path by it',
  (path) => {
    const site = JSON.stringify({ url: 'https://site.example', folders: [{ path, search: '/s' }] });
    expect(() => parse({ site })).toThrow();
  },
);

test('an invalid URL is refused', () => {
  expect(() => parse({ site: '{"url":"here"}' })).toThrow('Invalid URL');
});

test.each([
  ['https://site.example', '/'],
  ['https://site.example/calm', '/calm'],
  ['https://site.example/calm/', '/calm'],
])('the home page of %s is %s', (url, home) => {
  expect(homeOf(new URL(url))).toBe(home);
});

test('policy.json is next to the folder of the site', async () => {
  const root = join(await makeFolder(), 'site');
  const rules = [{ addresses: ['/'], policy: strictPolicy }];
  await writeFiles(root, { 'index.html': '' });
  await writePolicies(root, rules);
  expect(policyFileOf(root)).toBe(join(root, '..', 'policy.json'));
  expect(readPolicies(root)).toEqual(rules);
});

test('a policy.json of an earlier version, with a policy for each URL path, is read', () => {
  const { policies } = parse({ policies: JSON.stringify({ '/a': strictPolicy }) });
  expect(policies).toEqual([{ addresses: ['/a'], policy: strictPolicy }]);
});

test.each([
  ['a source that ends its directive', { 'default-src': ["'self'; script-src *"] }],
  ['an unknown directive', { 'default-src': [], 'script-scr': [] }],
  ['a policy that denies nothing', {}],
  ['no policy', undefined],
])('a policy.json with %s is refused', async (_title, policy) => {
  const root = join(await makeFolder(), 'site');
  await writeFile(policyFileOf(root), JSON.stringify([{ addresses: ['/'], policy }]));
  expect(() => readPolicies(root)).toThrow();
});

async function emptySite(): Promise<string> {
  const root = join(await makeFolder(), 'site');
  await mkdir(root);
  return root;
}

describe('the redirects of a site', () => {
  test('are read as they were written', async () => {
    const root = await emptySite();
    await writeRedirects(root, { '/b': '/a', '/2019/a.html': '/a', '/c': 'gone' });
    expect(readRedirects(root)).toEqual({ '/2019/a.html': '/a', '/b': '/a', '/c': 'gone' });
  });

  test('lead to another host only at /ads.txt', async () => {
    const root = await emptySite();
    const redirects = { '/ads.txt': 'https://manager.example/ads.txt' };
    await writeRedirects(root, redirects);
    expect(readRedirects(root)).toEqual(redirects);
    await writeRedirects(root, { '/ads.txt': 'http://manager.example/ads.txt' });
    expect(() => readRedirects(root)).toThrow();
  });

  test('are empty when the file of redirects does not exist', async () => {
    expect(readRedirects(await emptySite())).toEqual({});
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'about'])(
    'are refused when a redirect points to %s',
    async (to) => {
      const root = await emptySite();
      await writeFile(join(root, '../redirects.json'), JSON.stringify({ '/old': to }));
      expect(() => readRedirects(root)).toThrow();
    },
  );
});
