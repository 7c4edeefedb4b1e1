import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { listFiles } from '../basics/files.ts';
import { writingThread } from './writing-thread.ts';

const prose = Buffer.from('The light comes early to the coast. '.repeat(50));

async function newThread() {
  const folder = await makeFolder();
  const [siteFolder, cacheFolder] = [join(folder, 'site'), join(folder, 'cache')];
  return {
    siteFolder,
    cacheFolder,
    open: () => writingThread({ siteFolder, cacheFolder, pages: 1 }),
  };
}

test('the thread writes files and their variants, and returns the parts of each file', async () => {
  const { siteFolder, open } = await newThread();
  const thread = open();
  const tasks = [1, 2, 3].map((count) =>
    thread.write(`${count}.txt`, Buffer.concat(Array.from({ length: count }, () => prose))),
  );
  const sizes = (await Promise.all(tasks)).map(([original]) => original?.[1]);
  expect(sizes).toEqual([1, 2, 3].map((count) => count * prose.length));
  expect(listFiles(siteFolder)).toHaveLength(9);
});

test('an error of the disk arrives with its code and path, and the thread continues', async () => {
  const { siteFolder, open } = await newThread();
  const thread = open();
  await writeFiles(siteFolder, { file: '' });
  await expect(thread.write('file/a.txt', prose)).rejects.toMatchObject({
    message: expect.stringContaining('EEXIST'),
    code: 'EEXIST',
    path: join(siteFolder, 'file'),
  });
  expect(await thread.write('b.txt', prose)).toHaveLength(3);
});

test('if the cache cannot be opened, every task fails with the error of the disk', async () => {
  const { cacheFolder, open } = await newThread();
  await writeFiles(dirname(cacheFolder), { cache: '' });
  const thread = open();
  const error = { code: 'EEXIST', path: cacheFolder };
  await expect(thread.write('a.txt', prose)).rejects.toMatchObject(error);
  await expect(thread.write('b.txt', prose)).rejects.toMatchObject(error);
});
