import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../tests/small-site.ts';
import { differenceFromTag } from './tag.ts';

it('only the tagged commit without changes is a release', async () => {
  const folder = await makeFolder();
  const by = { NAME: 'A', EMAIL: 'a@b.example' };
  const names = Object.entries(by).flatMap(([name, value]) =>
    ['AUTHOR', 'COMMITTER'].map((role) => [`GIT_${role}_${name}`, value]),
  );
  const env = { ...process.env, ...Object.fromEntries(names) };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env });
  const commit = () => git('commit', '-q', '--allow-empty', '-m', 'A');
  const difference = () => differenceFromTag(folder, '0.2.0');
  expect(difference()).toBe('expected the commit with the tag v0.2.0; found no Git repository.');
  git('init', '-q');
  commit();
  expect(difference()).toBe(
    'expected the commit with the tag v0.2.0; found a commit without a tag.',
  );
  git('tag', 'v0.1.0');
  expect(difference()).toBe('expected the commit with the tag v0.2.0; found v0.1.0.');
  git('tag', 'v0.2.0');
  expect(difference()).toBeUndefined();
  // A copy of the repository inside another repository.
  await mkdir(join(folder, 'copy'));
  expect(differenceFromTag(join(folder, 'copy'), '0.2.0')).toContain('found no Git repository');
  await writeFile(join(folder, 'copy', 'new.txt'), '');
  expect(difference()).toBe(
    'expected the commit with the tag v0.2.0 without changes; found ?? copy/.',
  );
  git('add', '.');
  commit();
  expect(difference()).toContain('found a commit without a tag');
});
