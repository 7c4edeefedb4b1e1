import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { makeFolder, makeSite } from '../../../../tests/small-site.ts';
import { writeAddress } from '../output/site-records.ts';
import { host } from './host.ts';

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
});

/** Makes a folder the working directory until the end of the test. */
function enter(folder: string): string {
  const before = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(before));
  return folder;
}

it('writes the workflow of a host, and overwrites none', async () => {
  enter(await makeFolder());
  await host(['github-pages']);
  expect(await readFile('.github/workflows/pages.yml', 'utf8')).toContain('npm run host');
  expect(said.join('\n')).toContain('Add to the scripts in package.json: "host"');
  await writeFile('.gitlab-ci.yml', 'mine\n');
  await expect(host(['gitlab-pages'])).rejects.toThrow(
    '.gitlab-ci.yml: expected no such file; found one, which stays as it is.',
  );
  expect(await readFile('.gitlab-ci.yml', 'utf8')).toBe('mine\n');
});

it('writes the files of the last build for a host', async () => {
  const root = await makeSite();
  const folder = enter(join(root, '../..'));
  await expect(host(['github-pages', '--files'])).rejects.toThrow(/site\.json/);
  await writeAddress(join(folder, 'dist'), 'https://site.example');
  await host(['github-pages', '--files']);
  expect(await readFile('.daymark/pages/index.html', 'utf8')).toContain('http-equiv');
  await host(['s3']);
  expect(await readFile('.daymark/s3/function.js', 'utf8')).toContain('https://site.example');
  expect(said).toEqual([
    'Wrote the files for GitHub Pages to .daymark/pages',
    'Wrote the files for S3 and CloudFront to .daymark/s3',
  ]);
});

it('names what it expects', async () => {
  enter(await makeFolder());
  await mkdir('content');
  await expect(host(['netlify'])).rejects.toThrow(
    'daymark host: expected github-pages, gitlab-pages or s3; found "netlify"',
  );
  await expect(host(['github-pages', '--force'])).rejects.toThrow(
    'daymark host: expected only --files; found "--force"',
  );
  await expect(host(['github-pages', '--files'])).rejects.toThrow(
    /dist: expected a build; found none\. Create it with: npm run build/,
  );
});
