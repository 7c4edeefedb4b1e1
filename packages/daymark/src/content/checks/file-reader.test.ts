import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { fileReader } from './file-reader.ts';

it('files of all sizes are read one after another', async () => {
  const path = join(await makeFolder(), 'dawn.md');
  const read = fileReader(4);
  for (const content of ['', 'one', 'four', 'a file that is longer', 'short']) {
    await writeFile(path, content);
    expect(Buffer.from(read(path)).toString()).toBe(content);
  }
});

it('a file that does not exist is an error', () => {
  expect(() => fileReader()('none.md')).toThrow('ENOENT');
});
