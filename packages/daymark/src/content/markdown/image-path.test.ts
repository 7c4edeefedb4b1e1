import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { composed } from './addresses.ts';
import { existingPath } from './image-path.ts';

it('finds a file whose name is in another form of Unicode', async () => {
  const folder = await makeFolder();
  await mkdir(join(folder, 'a'));
  for (const name of ['cafe\u0301.jpg', 'И\u0306од.png', '가.png'.normalize('NFD')])
    await writeFile(join(folder, name), '');
  for (const name of ['café.jpg', 'Йод.png', '가.png'])
    expect(existingPath(join(folder, name))).toBe(join(folder, name.normalize('NFD')));
  for (const name of ['b.jpg', 'cafés.jpg', 'none/café.jpg'])
    expect(existingPath(join(folder, name))).toBe(join(folder, name));
});

it.each([
  ['/blog/cafe\u0301', '/blog/café'],
  ['/blog/cafe%CC%81#cre%CC%80me', '/blog/café#crème'],
  ['/blog/И\u0306', '/blog/Й'],
  ['./각.png'.normalize('NFD'), './각.png'],
  ['/blog/caf%C3%A9', '/blog/caf%C3%A9'],
  ['/blog/हिन्दी', '/blog/हिन्दी'],
  ['/a%2Fb?c=%26', '/a%2Fb?c=%26'],
  ['/100%', '/100%'],
  ['https://a.example/cafe\u0301', 'https://a.example/cafe\u0301'],
  ['mailto:cafe\u0301@a.example', 'mailto:cafe\u0301@a.example'],
])('the address %s is written as %s', (address, written) => {
  expect(composed(address)).toBe(written);
});
