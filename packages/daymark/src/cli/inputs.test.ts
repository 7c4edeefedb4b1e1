import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { inputsOf } from './inputs.ts';

const SITE = {
  'package.json': '{}',
  'site.config.ts': 'export default {};',
  'content/articles/dawn.md': 'Dawn.',
  '.env': 'PUBLIC_WORD=light',
};

async function site() {
  const folder = await makeFolder();
  await writeFiles(folder, SITE);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

const env = { DAYMARK_TODAY: '2026-06-14', PATH: '/bin' };

it('the inputs stay the same if only files change that no build reads', async () => {
  const folder = await site();
  const before = inputsOf(folder, env);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  await writeFiles(folder, { '.cache/a': 'a', '.git/index': 'b' });
  await mkdir(join(folder, '.daymark/builds/one'), { recursive: true });
  await symlink('.daymark/builds/one', join(folder, 'dist'));
  expect(inputsOf(folder, { ...env, PATH: '/usr/bin' })).toBe(before);
});

it.each([
  ['a text', { 'content/articles/dawn.md': 'Dusk.' }, {}],
  ['a new file', { 'public/robots.png': '' }, {}],
  ['a file .env', { '.env': 'PUBLIC_WORD=dark' }, {}],
  ['a variable', {}, { DAYMARK_SITE: 'other.config.ts' }],
])('%s changes the inputs', async (_, files, variables) => {
  const folder = await site();
  const before = inputsOf(folder, env);
  await writeFiles(folder, files);
  expect(inputsOf(folder, { ...env, ...variables })).not.toBe(before);
});

it('the inputs are unknown if a build may read files elsewhere', async () => {
  const linked = await site();
  await symlink(resolve('docs'), join(linked, 'content/pages'));
  expect(inputsOf(linked, env)).toBeUndefined();
  const integrated = await site();
  await writeFile(join(integrated, 'integrations.ts'), 'export default [];');
  expect(inputsOf(integrated, env)).toBeUndefined();
});
