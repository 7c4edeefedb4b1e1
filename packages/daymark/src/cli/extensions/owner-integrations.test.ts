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
    'integrations.ts: expected an array of Astro integrations as the default export; found object',
  );
});
