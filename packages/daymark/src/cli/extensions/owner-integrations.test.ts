import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownerIntegrations } from './owner-integrations.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'integrations-'));
});
afterEach(() => rm(root, { recursive: true }));

it('ownerIntegrations returns an empty array for a site without integrations.ts', async () => {
  expect(await ownerIntegrations(root)).toEqual([]);
});

it('ownerIntegrations returns the array that integrations.ts exports', async () => {
  await writeFile(join(root, 'integrations.ts'), "export default [{ name: 'a', hooks: {} }];");
  expect(await ownerIntegrations(root)).toEqual([{ name: 'a', hooks: {} }]);
});

it('an export of integrations.ts that is not an array is reported', async () => {
  await writeFile(join(root, 'integrations.ts'), 'export default { name: 1 };');
  await expect(ownerIntegrations(root)).rejects.toThrow(
    'integrations.ts: expected an array of Astro integrations as the default export; found {"name":1}',
  );
});

it.each([
  [
    'imports a package that is not installed',
    "import tides from 'tides';\nexport default [tides()];",
    'integrations.ts:1: expected Astro integrations that can be loaded; found an import of "tides", which is not installed',
  ],
  [
    'throws an error',
    '\nexport default [tides()];',
    'integrations.ts:2: expected Astro integrations that can be loaded; found the error "ReferenceError: tides is not defined"',
  ],
  [
    'contains something other than an integration',
    'export default [[{ name: "a", hooks: {} }], () => {}];',
    'integrations.ts: expected integrations, each an object with a name and hooks; found a function',
  ],
])('a file integrations.ts that %s is reported', async (_, text, message) => {
  await writeFile(join(root, 'integrations.ts'), text);
  await expect(ownerIntegrations(root)).rejects.toThrow(message);
});
