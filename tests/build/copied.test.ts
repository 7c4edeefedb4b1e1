import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { readFiles } from './built-files.ts';
import { type Copy, copySite, openCopy } from './copy.ts';

const SECONDS = 1000;
const ARTICLE = 'content/articles/begin-with-one-minute.md';
/** Folders in which the engine keeps what it has made. */
const KEPT = ['.cache', '.daymark'];
/** Prints the path of each module that Node loads. */
const LOGGING = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { console.error('loads', url); return next(url, context); } });
`;

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#456' } })
    .png()
    .toBuffer();

async function copyOf({ root }: Copy): Promise<Copy> {
  const copy = await mkdtemp(join(dirname(root), 'copied-'));
  await cp(root, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  return openCopy(copy);
}

/** Returns the inodes of all files that the engine keeps in a site's folder. */
async function inodesOf({ root }: Copy): Promise<Set<number>> {
  const inodes = new Set<number>();
  for (const folder of KEPT)
    for (const file of (await readFiles(join(root, folder))).keys())
      inodes.add((await stat(join(root, folder, file))).ino);
  return inodes;
}

it('a copied site uses nothing of the original folder', { timeout: 300 * SECONDS }, async () => {
  const site = await copySite('tests/fixtures/starter-0.1.0');
  onTestFinished(() => site.remove());
  await site.add('content/articles/pier.png', await png(60, 40));
  await site.write(ARTICLE, `${await site.read(ARTICLE)}\n\n![A pier at dusk](./pier.png)\n`);
  expect(await site.build()).toMatchObject({ succeeded: true });
  const copy = await copyOf(site);
  await copy.edit(ARTICLE, 'A pier at dusk', 'A pier at dawn');
  await copy.add('content/articles/pier.png', await png(90, 50));
  const hooks = `${copy.root}.mjs`;
  await writeFile(hooks, LOGGING);
  onTestFinished(() => rm(hooks));

  const NODE_OPTIONS = `--import=${pathToFileURL(hooks)}`;
  const { succeeded, output } = await copy.build({ NODE_OPTIONS });
  expect(succeeded, output).toBe(true);
  expect(output).toContain(`loads ${pathToFileURL(copy.root)}`);
  expect(output.split('\n').filter((line) => line.includes(site.root))).toEqual([]);
  const page = await copy.read('dist/site/blog/begin-with-one-minute.html');
  expect(page).toMatch(/<img[^>]* width="90" height="50"/);
  const inodes = await inodesOf(site);
  for (const inode of await inodesOf(copy)) expect(inodes).not.toContain(inode);
  for (const folder of KEPT)
    for (const [file, content] of await readFiles(join(copy.root, folder)))
      expect(content.includes(site.root), join(folder, file)).toBe(false);
});
