import { expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { blankSettings } from '../settings/settings.ts';
import { writeDesk } from './desk.ts';

const desk = {
  ...{ forge: 'github' as const, repository: 'stillpoint/site', branch: 'main', review: false },
  host: 'https://desk.stillpoint.example',
};

it('reports the missing package only if the settings have a desk', async () => {
  const root = await makeFolder();
  const settings = blankSettings();
  expect(await writeDesk(root, `${root}/desk`, settings)).toBe(0);
  await expect(writeDesk(root, `${root}/desk`, { ...settings, desk })).rejects.toThrow(
    'desk: expected the package daymark-desk, which writes the desk; found none.',
  );
});
