import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { rootFolder } from '../http/urls.ts';
import { homeOf, parseAddress, readAddress, readFolders, writeAddress } from './address-file.ts';

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
  const { url } = parseAddress('{"url":"https://site.example","since":2}');
  expect(url.href).toBe('https://site.example/');
});

test.each(['de', '/de/', '/', '/../x', '/.x', '/a"b', '/a b', '/a*', '/a$b', '/a{b}', '/a;b'])(
  'a folder with the path %s is refused, because a configuration could mean another path by it',
  (path) => {
    const json = JSON.stringify({ url: 'https://site.example', folders: [{ path, search: '/s' }] });
    expect(() => parseAddress(json)).toThrow();
  },
);

test('an invalid URL is refused', () => {
  expect(() => parseAddress('{"url":"here"}')).toThrow('Invalid URL');
});

test.each([
  ['https://site.example', '/'],
  ['https://site.example/calm', '/calm'],
  ['https://site.example/calm/', '/calm'],
])('the home page of %s is %s', (url, home) => {
  expect(homeOf(new URL(url))).toBe(home);
});
