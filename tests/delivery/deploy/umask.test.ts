import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runTool } from './tool.ts';
import { deployAll, makeBuilds, newTarget } from './turns.ts';

test('the web server can read the site even if the deploying user has a strict umask', async () => {
  const target = await newTarget();
  const builds = await makeBuilds('one', 'two');
  const previous = process.umask(0o077);
  onTestFinished(() => void process.umask(previous));
  await deployAll(target, builds);
  expect((await runTool('', [target, '--rollback', '--http', '80'])).errors).toBe('');
  const entries = ['.', ...(await readdir(target, { recursive: true }))];
  const hidden: string[] = [];
  for (const entry of entries) {
    const found = await stat(join(target, entry));
    const needed = found.isDirectory() ? 0o555 : 0o444;
    if ((found.mode & needed) !== needed) hidden.push(entry);
  }
  expect(hidden).toEqual([]);
});
