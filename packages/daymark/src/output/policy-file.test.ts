import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { strictPolicy } from '../http/policy.ts';
import { parsePolicies, policyFileOf, readPolicies, writePolicies } from './policy-file.ts';

test('policy.json is next to the folder of the site', async () => {
  const root = join(await makeFolder(), 'site');
  const rules = [{ addresses: ['/'], policy: strictPolicy }];
  await writeFiles(root, { 'index.html': '' });
  await writePolicies(root, rules);
  expect(policyFileOf(root)).toBe(join(root, '..', 'policy.json'));
  expect(readPolicies(root)).toEqual(rules);
});

test('a policy.json of an earlier version, with a policy for each URL path, is read', () => {
  expect(parsePolicies(JSON.stringify({ '/a': strictPolicy }))).toEqual([
    { addresses: ['/a'], policy: strictPolicy },
  ]);
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
