import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { timeLimits } from '../../tests/time-limits.ts';
import { runCommand } from '../commands.ts';
import { packageProblems } from './check.ts';

/** Packs a package with these files, and returns its problems. */
async function problemsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'package'));
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, 'package', name), text);
  const tarball = join(folder, 'a.tgz');
  await runCommand('tar', ['-czf', tarball, '-C', folder, 'package'], timeLimits.start);
  return packageProblems(tarball);
}

const manifest = {
  name: 'an-example-of-a-test',
  version: '1.0.0',
  type: 'module',
  license: 'MIT',
  exports: { './a': './a.js' },
};
const withManifest = (changes: object) => JSON.stringify({ ...manifest, ...changes });
const module = { 'a.js': 'export const a = 1;', 'a.d.ts': 'export declare const a: number;' };

it('a package of ES modules with types has no problem', async () => {
  expect(await problemsOf({ 'package.json': withManifest({}), ...module })).toEqual([]);
});

it('a missing file, a wrong declaration and a missing program are problems', async () => {
  const missing = withManifest({ exports: { ...manifest.exports, './b': './b.js' } });
  expect(await problemsOf({ 'package.json': missing, ...module })).toContainEqual(
    expect.stringMatching(/^publint: .*b\.js.* does not exist/),
  );
  const declaration = "import './a.css';\nexport declare const a: number;";
  const wrong = { 'package.json': withManifest({}), ...module, 'a.d.ts': declaration };
  expect(await problemsOf(wrong)).toContainEqual(
    expect.stringMatching(/^types: .*InternalResolutionError.*a\.css/),
  );
  const program = { 'package.json': withManifest({ bin: { a: 'cli.js' } }), ...module };
  expect(await problemsOf(program)).toContainEqual(
    expect.stringMatching(/^npm publish --dry-run: .*No bin file found at cli\.js/),
  );
});
