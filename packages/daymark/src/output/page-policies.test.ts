import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { strictPolicy } from '../http/policy.ts';
import { manifestOf, parseManifest, readManifest, writeManifest } from './page-policies.ts';

test('the manifest is next to the folder of the site', async () => {
  const root = join(await makeFolder(), 'site');
  const rules = [{ addresses: ['/'], policy: strictPolicy }];
  await writeFiles(root, { 'index.html': '' });
  await writeManifest(root, rules);
  expect(manifestOf(root)).toBe(join(root, '..', 'policy.json'));
  expect(readManifest(root)).toEqual(rules);
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
  const root = join(await makeFolder(), 'site');
  await writeFile(manifestOf(root), JSON.stringify([{ addresses: ['/'], policy }]));
  expect(() => readManifest(root)).toThrow();
});
