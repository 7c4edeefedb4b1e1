import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { setFileTimes } from './file-times.ts';

test('the modification time of a file depends on its content, is in the past and is in whole seconds', async () => {
  const folder = await makeFolder();
  await writeFiles(folder, { 'a.html': 'one', 'b/c.html': 'one', 'd.html': 'two' });
  await setFileTimes(folder);
  const times = await Promise.all(
    ['a.html', 'b/c.html', 'd.html'].map(async (file) => (await stat(join(folder, file))).mtime),
  );
  expect(times.map((time) => time.toISOString())).toEqual([
    '2009-01-05T02:00:13.000Z',
    '2009-01-05T02:00:13.000Z',
    '2013-11-25T15:55:42.000Z',
  ]);
});
