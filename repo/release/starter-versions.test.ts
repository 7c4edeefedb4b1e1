import { expect, it } from 'vitest';
import { readVersions } from './starter-versions.ts';

it('the starter’s list of versions has the newest version of each file that an upgrade may renew', async () => {
  const { files, missing } = await readVersions();
  expect(missing, 'run node repo/release/starter-versions.ts').toEqual([]);
  expect(Object.keys(files).length).toBeGreaterThan(90);
});
