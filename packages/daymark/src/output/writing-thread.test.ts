import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../http/files.ts';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { writingThread } from './writing-thread.ts';

const prose = Buffer.from('The light comes early to the coast. '.repeat(50));

async function newThread() {
  const folder = await makeFolder();
  const siteFolder = join(folder, 'site');
  const thread = writingThread({ siteFolder, cacheFolder: join(folder, 'cache'), pages: 1 });
  return { siteFolder, thread };
}

test('the thread writes files and their variants, and returns the parts of each file', async () => {
  const { siteFolder, thread } = await newThread();
  const tasks = [1, 2, 3].map((count) =>
    thread.write(`${count}.txt`, Buffer.concat(Array.from({ length: count }, () => prose))),
  );
  const sizes = (await Promise.all(tasks)).map(([[, size] = []]) => size);
  expect(sizes).toEqual([1, 2, 3].map((count) => count * prose.length));
  expect(listFiles(siteFolder)).toHaveLength(9);
});

test('an error of the disk arrives with its code and path, and the thread continues', async () => {
  const { siteFolder, thread } = await newThread();
  await writeFiles(siteFolder, { file: '' });
  await expect(thread.write('file/a.txt', prose)).rejects.toMatchObject({
    message: expect.stringContaining('EEXIST'),
    code: 'EEXIST',
    path: join(siteFolder, 'file'),
  });
  expect(await thread.write('b.txt', prose)).toHaveLength(3);
});
