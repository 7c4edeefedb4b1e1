import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { settingsWith } from '../../../../tests/mistakes/small-settings.ts';
import { makeFolder, makeSite, writeFiles } from '../../../../tests/small-site.ts';
import { writeAddress } from '../output/site-records.ts';
import { host } from './host.ts';

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
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
    '.gitlab-ci.yml: expected no such file; found one, which stays as it is. If this command or npm run create wrote the file, nothing is left to do.',
  );
  expect(await readFile('.gitlab-ci.yml', 'utf8')).toBe('mine\n');
});

it('writes workflows for the branch of the folder, and says what the owner does next', async () => {
  enter(await makeFolder());
  await writeFiles('.', { '.git/HEAD': 'ref: refs/heads/my/site\n' });
  await host(['github-pages']);
  expect(said.join('\n')).toMatch(
    /^It publishes after each push to my\/site, and each hour at minute \d+\.$/m,
  );
  expect(await readFile('.github/workflows/pages.yml', 'utf8')).toContain('branches: ["my/site"]');
  await host(['s3', '--workflow']);
  const workflow = await readFile('.github/workflows/publish.yml', 'utf8');
  expect(workflow).toMatch(/^ {10}AWS_ACCESS_KEY_ID: \$\{\{ secrets\.AWS_ACCESS_KEY_ID \}\}$/m);
  expect(said.join('\n')).toContain('Secrets of the repository: AWS_ACCESS_KEY_ID, ');
  await host(['gitlab-pages']);
  expect(said.join('\n')).toContain('--data "ref=my/site"');
});

it.each([
  ['before the first commit', {}, ['main', 'master']],
  ['afterwards', { '.git/refs/heads/master': 'abc\n' }, ['master']],
])('names both usual branches of a repository or its own: %s', async (_when, files, names) => {
  enter(await makeFolder());
  await writeFiles('.', { '.git/HEAD': 'ref: refs/heads/master\n', ...files });
  await host(['github-pages']);
  const workflow = await readFile('.github/workflows/pages.yml', 'utf8');
  expect(workflow).toContain(`branches: ${JSON.stringify(names)}\n`);
});

it('writes the timer of a machine, with the line for cron', async () => {
  const folder = enter(await makeFolder());
  await host(['timer', '/srv/site.example']);
  const service = await readFile('.daymark/timer/daymark-publish.service', 'utf8');
  expect(service).toContain(`\nWorkingDirectory=${folder}\n`);
  expect(service).not.toContain('git pull');
  expect(said.join('\n')).toMatch(/\n3-53\/10 \* \* \* \* cd /);
  await expect(host(['timer'])).rejects.toThrow(
    'daymark host timer: expected the target of npm run deploy, such as /srv/daymark.example; found ""',
  );
});

it('writes a timer that fetches commits if the branch follows another one, and says so otherwise', async () => {
  const folder = enter(await makeFolder());
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args]);
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--allow-empty', '--message=One');
  const service = () => readFile('.daymark/timer/daymark-publish.service', 'utf8');
  await host(['timer', '/srv/site.example']);
  expect(await service()).not.toContain('git pull');
  expect(said.at(-1)).toContain('found no branch that follows a branch of another repository');
  process.chdir(await makeFolder());
  git('clone', '--quiet', folder, '.');
  await host(['timer', '/srv/site.example']);
  expect(await service()).toContain('git pull');
  expect(said.at(-1)).toMatch(
    /\nIf the file has the field publishing already, add the field timer there\.\n.*journalctl --user --unit daymark-publish$/,
  );
});

it.each([
  [
    'github-pages',
    'https://anna.github.io/bread',
    'identity.url is https://anna.github.io/bread. The repository needs the name bread, in the account anna.',
  ],
  [
    'github-pages',
    'https://anna.github.io',
    'identity.url is https://anna.github.io. The repository needs the name anna.github.io, in the account anna.',
  ],
  [
    'gitlab-pages',
    'https://anna.gitlab.io/bread',
    'identity.url is https://anna.gitlab.io/bread. Expect this address under Deploy, Pages.',
  ],
  [
    'github-pages',
    'https://bread.org',
    'Enter the domain of identity.url, bread.org, under Settings, Pages.',
  ],
  [
    'github-pages',
    'https://bread.example',
    `Set identity.url in site.config.ts to the address of the site
at the host, with its path if it has one, such as https://name.github.io/repository`,
  ],
])('compares the address in the settings with the address at %s: %s', async (name, url, step) => {
  enter(await makeFolder());
  await writeFiles('.', settingsWith(["'https://harbour.example'", `'${url}'`]));
  await host([name]);
  expect(said.at(-1)).toBe(step);
});

it('without a name, lists the names', async () => {
  await host([]);
  expect(said.join('\n')).toContain('  github-pages, gitlab-pages, cloudflare,');
  expect(said.join('\n')).toMatch(/^ {2}timer: /m);
});

it('writes the files of the last build for a host, and prints its remarks', async () => {
  const root = await makeSite();
  const folder = enter(join(root, '../..'));
  await expect(host(['github-pages', '--files'])).rejects.toThrow('found nothing');
  const remark = { id: 'blank', file: 'a.md', expected: 'b', found: 'c', effect: 'D.' };
  await writeFiles('dist', { 'launch.json': JSON.stringify([remark]) });
  await writeAddress(join(folder, 'dist'), 'https://site.example');
  const output = join(folder, 'output');
  vi.stubEnv('GITHUB_OUTPUT', output);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await host(['github-pages', '--files']);
  expect(await readFile('.daymark/pages/index.html', 'utf8')).toContain('http-equiv');
  expect(await readFile('.daymark/pages/daymark-build.txt', 'utf8')).toMatch(/^[0-9a-f]{12}\n$/);
  await host(['s3']);
  expect(await readFile('.daymark/s3/function.js', 'utf8')).toContain('https://site.example');
  expect(await readFile('.daymark/s3/upload.sh', 'utf8')).toContain('Nothing was uploaded.');
  expect(said).toEqual([
    'Wrote the files for GitHub Pages to .daymark/pages',
    'Wrote the files for S3 and CloudFront to .daymark/s3',
  ]);
  expect(warned.mock.calls.flat().join('\n')).toContain('a.md: expected b; found c. D. [blank]');
  expect(await readFile(output, 'utf8')).toBe('changed=true\nchanged=true\n');
});

it('writes no files with --if-changed if the host serves the build already', async () => {
  const folder = enter(join(await makeSite(), '../..'));
  await writeFiles('dist', { 'launch.json': '[]' });
  await writeAddress(join(folder, 'dist'), 'https://site.example');
  const output = join(folder, 'output');
  vi.stubEnv('GITHUB_OUTPUT', output);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(await readFile('dist/site/daymark-build.txt', 'utf8')),
  );
  await host(['github-pages', '--files', '--if-changed']);
  await host(['digest', '--if-changed']);
  expect(said).toEqual(Array(2).fill('The host serves this build already.'));
  expect(existsSync('.daymark/pages')).toBe(false);
  expect(await readFile(output, 'utf8')).toBe('changed=false\nchanged=false\n');
});

it('names what it expects', async () => {
  enter(await makeFolder());
  await mkdir('content');
  await expect(host(['apache'])).rejects.toThrow(
    'daymark host: expected github-pages, gitlab-pages, cloudflare, netlify, vercel, s3, webspace, timer or digest; found "apache"',
  );
  await expect(host(['github-pages', '--force'])).rejects.toThrow(
    'daymark host github-pages: expected only --files or --if-changed; found "--force"',
  );
  await expect(host(['netlify', '--files'])).rejects.toThrow(
    'daymark host netlify: expected no options; found "--files"',
  );
  await expect(host(['github-pages', '--files'])).rejects.toThrow(
    /dist: expected a build; found none\. Create it with: npm run build/,
  );
});
