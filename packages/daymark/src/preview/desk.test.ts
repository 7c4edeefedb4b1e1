import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { blankSettings } from '../settings/settings.ts';
import { deskMiddleware, writeDesk } from './desk.ts';

const desk = {
  ...{ forge: 'github' as const, repository: 'stillpoint/site', branch: 'main', review: false },
  host: 'https://desk.stillpoint.example',
};

it('a site has the desk only if it has the package', async () => {
  const root = await makeFolder();
  const middleware = () => deskMiddleware(root, blankSettings(), () => () => {});
  expect(await middleware()).toBeUndefined();
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  expect(await middleware()).toBeTypeOf('function');
});

it('reports the missing package only if the settings have a desk', async () => {
  const root = await makeFolder();
  const settings = blankSettings();
  expect(await writeDesk(root, `${root}/desk`, settings)).toBe(0);
  await expect(writeDesk(root, `${root}/desk`, { ...settings, desk })).rejects.toThrow(
    'desk: expected the package daymark-desk, which writes the desk; found none.',
  );
});
