import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readFiles } from './built-files.ts';
import { type Copy, copyBuiltSite, copySite } from './copy.ts';

/*
 * Tests of tests/fixtures/starter-0.1.0, the folder that `create-daymark` 0.1.0 wrote. Never change
 * that folder: every later engine must build it.
 */

const ARTICLE = 'content/articles/begin-with-one-minute.md';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#456' } })
    .png()
    .toBuffer();

let copy: Copy;
beforeAll(async () => {
  copy = await copySite('tests/fixtures/starter-0.1.0');
  await copy.add('content/articles/pier.png', await png(60, 40));
  await copy.write(ARTICLE, `${await copy.read(ARTICLE)}\n\n![A pier at dusk](./pier.png)\n`);
});
afterAll(() => copy.remove());

/** Returns the headings of a page. */
const headings = async (file: string) =>
  [...(await copy.read(`dist/site/${file}`)).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text);

describe('daymark new and daymark check', () => {
  it('write a new article, find no problem in it, and print the remarks before launch', async () => {
    expect((await copy.run(['new', 'article', 'The second minute'])).output).toBe(
      'Wrote content/articles/the-second-minute.md\n',
    );
    const { succeeded, output } = await copy.run(['check']);
    expect(succeeded).toBe(true);
    expect(output).toMatch(/^\d+ remarks before launch, on what visitors should not meet:\n {2}/);
    expect(output).toContain('The settings and the content have no problems.');
  });

  it('fail with --launch because of the remarks, and print a remark that the settings accept', async () => {
    const settings = await copy.read('site.config.ts');
    const accepted = "publishing: { accepted: [{ id: 'sample-story', reason: 'A tale.' }] },";
    await copy.write('site.config.ts', settings.replace(/^ {2}noun:/m, `  ${accepted}\n  noun:`));
    const { succeeded, output } = await copy.run(['check', '--launch']);
    await copy.write('site.config.ts', settings);
    expect(succeeded).toBe(false);
    expect(output).toContain('1 accepted remark:\n  content/stories/');
    expect(output).toContain(': sample: A tale. [sample-story]\n');
    expect(output).toMatch(
      /\nThe site must not be published yet: \d+ remarks before launch\. Correct each remark, or/,
    );
  });
});

describe('a site with one article and one story', () => {
  it('builds without a warning, and with --verbose prints all messages of Astro', async () => {
    const { succeeded, output } = await copy.run(['build', '--verbose']);
    expect(succeeded).toBe(true);
    expect(output).toMatch(/^Warnings +none$/m);
    expect(output).toContain('├─ /about.html');
    expect(output).toContain('Complete!');
  });

  it('leaves out sections without content', async () => {
    expect(await headings('index.html')).toEqual([
      'Newest Articles',
      'Community Stories',
      'Quick Links',
      'Legal',
    ]);
    expect(await headings('resources.html')).toEqual(['The library', 'Quick Links', 'Legal']);
    expect(await headings('sitemap.html')).not.toContain('The path');
  });

  it('fails to build, and keeps the last build, if only the finished build shows that a link is broken', async () => {
    const links = '[That](/blog/page/9) is [all](/preferences#nowhere).';
    await copy.edit(ARTICLE, 'That is all.', links);
    const { succeeded, output } = await copy.build();
    await copy.edit(ARTICLE, links, 'That is all.');
    expect(succeeded).toBe(false);
    expect(output.match(/\S+: expected .*; found .*/g)).toEqual([
      `${ARTICLE}:23: expected a link to a page or file of this site; found /blog/page/9`,
      `${ARTICLE}:23: expected an anchor of /preferences; found /preferences#nowhere`,
    ]);
    expect(await copy.read('dist/site/blog/begin-with-one-minute.html')).toContain('That is all.');
  });
});

/** The folders in which the engine keeps results for later builds. */
const KEPT = ['.cache', '.daymark'];
/** Prints the path of each module that Node loads. */
const LOGGING = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { console.error('loads', url); return next(url, context); } });
`;

/** Returns the inodes of all files that the engine keeps in a site's folder. */
async function inodesOf({ root }: Copy): Promise<Set<number>> {
  const inodes = new Set<number>();
  for (const folder of KEPT)
    for (const file of (await readFiles(join(root, folder))).keys())
      inodes.add((await stat(join(root, folder, file))).ino);
  return inodes;
}

it('a copy of a built site uses no file of the original folder, and repeats its warnings if nothing has changed', async () => {
  const copied = await copyBuiltSite(copy.root);
  onTestFinished(() => copied.remove());
  await copied.edit(ARTICLE, 'A pier at dusk', 'A pier at dawn');
  await copied.add('content/articles/pier.png', await png(90, 50));
  await copied.write('public/robots.txt', 'User-agent: *\n');
  const hooks = `${copied.root}.mjs`;
  await writeFile(hooks, LOGGING);
  onTestFinished(() => rm(hooks));

  const NODE_OPTIONS = `--import=${pathToFileURL(hooks)}`;
  const { succeeded, output } = await copied.build({ NODE_OPTIONS });
  expect(succeeded, output).toBe(true);
  expect(output).toContain(`loads ${pathToFileURL(copied.root)}`);
  expect(output.split('\n').filter((line) => line.includes(copy.root))).toEqual([]);
  const page = await copied.read('dist/site/blog/begin-with-one-minute.html');
  expect(page).toMatch(/<img[^>]* width="90" height="50"/);
  const inodes = await inodesOf(copy);
  for (const inode of await inodesOf(copied)) expect(inodes).not.toContain(inode);
  for (const folder of KEPT)
    for (const [file, content] of await readFiles(join(copied.root, folder)))
      expect(content.includes(copy.root), join(folder, file)).toBe(false);

  const warning = 'public/robots.txt: replaces the file of the same name that the engine makes';
  expect(output).toContain(warning);
  expect(output).toContain('The site is built in dist.');
  const second = await copied.build();
  expect(second.output).toContain(`1 warning:\n  ${warning}\n`);
  expect(second.output).toMatch(/^Warnings +1$/m);
  expect(second.output).toContain('Nothing has changed since the last build in dist.');
});

it('a text is in a build at its hour, not in a build a minute earlier, and later builds change nothing', async () => {
  const file = 'content/articles/at-eight.md';
  const text = (await copy.read(ARTICLE)).replace(/^date: .*/m, 'date: 2026-12-24T08:00+13:00');
  await copy.write(file, text.replace(/^title: .*/m, 'title: At eight'));
  onTestFinished(() => rm(join(copy.root, file)));
  const buildAt = async (DAYMARK_NOW: string) => (await copy.build({ DAYMARK_NOW })).output;

  const before = await buildAt('2026-12-23T18:59Z');
  expect(before).toMatch(
    /^Next text +content\/articles\/at-eight\.md, from 2026-12-24 08:00:00\+13:00$/m,
  );
  expect(before).toContain('found 2026-12-24T08:00+13:00, and no timer');
  expect(await copy.list('dist/site/blog')).not.toContain('at-eight.html');

  expect(await buildAt('2026-12-23T19:00Z')).not.toContain('Next text');
  expect(await copy.read('dist/site/blog/at-eight.html')).toContain(
    '"datePublished":"2026-12-24T08:00:00+13:00"',
  );
  expect(await copy.read('dist/site/feed.atom')).toContain('<published>2026-12-23T19:00:00.000Z<');
  expect(await buildAt('2026-12-23T19:10Z')).toContain('Nothing has changed since the last build');
});
