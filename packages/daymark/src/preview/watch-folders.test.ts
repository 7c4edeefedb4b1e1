import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { watchFolders } from './watch-folders.ts';

it('changes of files are reported in folders that exist, appear and disappear', async () => {
  const folder = await makeFolder();
  const content = join(folder, 'content');
  const changed: string[] = [];
  const { refresh, stop } = watchFolders(content, (path) => changed.push(path));
  const reports = (path: string) => expect.poll(() => changed).toContain(path);

  await mkdir(join(content, 'articles'), { recursive: true });
  refresh();
  const article = join(content, 'articles', 'a.md');
  await writeFile(article, 'one');
  await reports(article);

  await mkdir(join(content, 'stories'));
  await reports(join(content, 'stories'));
  refresh();
  await writeFile(join(content, 'stories', 's.md'), 'one');
  await reports(join(content, 'stories', 's.md'));

  await rm(join(content, 'articles'), { recursive: true });
  await reports(join(content, 'articles'));
  refresh();
  changed.length = 0;
  await mkdir(join(content, 'articles'));
  await reports(join(content, 'articles'));
  refresh();
  await writeFile(article, 'two');
  await reports(article);

  stop();
  changed.length = 0;
  await writeFile(article, 'three');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(changed).toEqual([]);
});

it('symbolic links that lead to themselves or to a folder around them are skipped', async () => {
  const content = await makeFolder();
  await mkdir(join(content, 'articles'));
  await symlink('..', join(content, 'articles/again'));
  await symlink('../articles', join(content, 'articles/self'));
  await symlink('loop', join(content, 'loop'));
  const changed: string[] = [];
  const { refresh, stop } = watchFolders(content, (path) => changed.push(path));
  refresh();
  const article = join(content, 'articles', 'a.md');
  await writeFile(article, 'one');
  await expect.poll(() => changed).toContain(article);
  stop();
});
