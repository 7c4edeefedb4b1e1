import { appendFile, mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, makeSite, writeFiles } from '../../../../tests/small-site.ts';
import { writeAddress } from '../output/site-records.ts';
import { readBuild } from './local-build.ts';

async function newBuild(): Promise<string> {
  const folder = dirname(await makeSite());
  await writeAddress(folder, 'https://daymark.example');
  return folder;
}

test('readBuild lists the site and the files that servers need, but no hidden files and no files for other hosts', async () => {
  const folder = await newBuild();
  await writeFiles(folder, {
    'another/site/index.html': '',
    'deploy/server.mjs': '',
    'deploy/nginx.conf': '',
  });
  const { files } = readBuild(folder);
  expect(files).toContain('deploy/server.mjs');
  expect(files).not.toContain('deploy/nginx.conf');
  expect(files).toContain('site/.well-known/security.txt');
  expect(files).toContain('policy.json');
  expect(files).not.toContain('site/.hidden');
  expect(files.filter((file) => file.startsWith('another'))).toEqual([]);
});

test('the digest is the same for the same content in any folder', async () => {
  const [one, other] = [await newBuild(), await newBuild()];
  const { digest } = readBuild(one);
  expect(digest).toMatch(/^[\da-f]{12}$/);
  expect(readBuild(other).digest).toBe(digest);
});

test.each(['site/robots.txt', 'policy.json', 'site/new.txt'])(
  'the digest changes when %s does',
  async (file) => {
    const folder = await newBuild();
    const { digest } = readBuild(folder);
    await appendFile(join(folder, file), '\n');
    expect(readBuild(folder).digest).not.toBe(digest);
  },
);

test('the digest changes when the URL of the site changes', async () => {
  const folder = await newBuild();
  const { digest } = readBuild(folder);
  await writeAddress(folder, 'https://other.example');
  expect(readBuild(folder).digest).not.toBe(digest);
});

test('the assets of a build are the files that browsers cache forever', async () => {
  const folder = await newBuild();
  await writeFiles(folder, { 'deploy/_astro/app.js': '' });
  expect(readBuild(folder).assets.toSorted()).toEqual([
    'site/_astro/app.D1gest.js',
    'site/_astro/app.D1gest.js.br',
    'site/_astro/app.D1gest.js.gz',
    'site/_astro/serif.D1gest.woff2',
  ]);
});

test.each(['site', 'site/index.html', 'policy.json', 'site.json'])(
  'a folder without %s is not a build',
  async (part) => {
    const folder = await newBuild();
    await rm(join(folder, part), { recursive: true });
    expect(() => readBuild(folder)).toThrow(
      `No build found: expected ${join(folder, part)}; found nothing. Create it with: npm run build`,
    );
  },
);

test('a site in folders needs the home page at its URL, and has assets in each folder', async () => {
  const folders = [
    { path: '/café', search: '/café/search' },
    { path: '/café/de', search: '/café/de/suche' },
  ];
  const scripts = {
    'café/_astro/a.js': '',
    'café/de/house/0a1b2c3d4e.svg': '',
    'café/house/b.svg': '',
    '_astro/no.js': '',
  };
  const out = dirname(await makeSite({ 'café/index.html': '', ...scripts }, folders));
  await writeAddress(out, 'https://site.example/caf%C3%A9', folders);
  const { assets, digest } = readBuild(out);
  expect(assets.toSorted()).toEqual(['site/café/_astro/a.js', 'site/café/de/house/0a1b2c3d4e.svg']);
  await writeAddress(out, 'https://site.example/caf%C3%A9', folders.slice(0, 1));
  expect(readBuild(out).digest).not.toBe(digest);
  await rm(join(out, 'site/café/index.html'));
  expect(() => readBuild(out)).toThrow(
    `expected ${join(out, 'site/café/index.html')}; found nothing`,
  );
});

test('an empty folder is not a build', async () => {
  const folder = await makeFolder();
  expect(() => readBuild(folder)).toThrow(`expected ${join(folder, 'site')}; found nothing`);
});

test('a build that is not whole is refused', async () => {
  const folder = `${await newBuild()}.partial`;
  await mkdir(folder);
  expect(() => readBuild(folder)).toThrow(
    `${folder}: expected a whole build; found one that has failed, or has not ended`,
  );
});

test('a symlink that changes during a deploy does not change the build', async () => {
  const build = await newBuild();
  const link = join(await makeFolder(), 'dist');
  await symlink(build, link);
  expect(readBuild(link)).toMatchObject({ folder: build, name: 'dist' });
});
