import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { deskFile } from './desk.ts';

it('a site has the desk only if it has the package', async () => {
  const root = await makeFolder();
  expect(deskFile(root)).toBeUndefined();
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  expect(deskFile(root)).toMatch(/daymark-desk[\\/]src[\\/]preview\.ts$/);
});
