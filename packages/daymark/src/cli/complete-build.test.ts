import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { listFiles } from '../basics/files.ts';
import { removeUnnamed } from './complete-build.ts';

async function remaining(files: Record<string, string>): Promise<string[]> {
  const site = join(await makeFolder(), 'site');
  await writeFiles(site, files);
  const removed = await removeUnnamed(site);
  const left = listFiles(site);
  expect([...removed, ...left].sort()).toEqual(Object.keys(files).sort());
  return left;
}

it.each([
  ['a page', 'index.html', '<img src="/_astro/boat.C-1a_b.jpg">'],
  [
    'the srcset of a page',
    'a.html',
    '<img srcset="/_astro/x.B.jpg 1w, /_astro/boat.C-1a_b.jpg 2w">',
  ],
  ['a feed', 'feed.atom', 'https://harbour.example/_astro/boat.C-1a_b.jpg'],
  ['a style', '_astro/a.css', 'a{background:url(/_astro/boat.C-1a_b.jpg)}'],
  ['a JSON file', 'feed.json', '{"html":"<img src=\\"/_astro/boat.C-1a_b.jpg\\">"}'],
])('removeUnnamed keeps an image that is referenced by %s', async (_, file, text) => {
  const left = await remaining({ [file]: text, '_astro/boat.C-1a_b.jpg': '' });
  expect(left).toContain('_astro/boat.C-1a_b.jpg');
});

it('removeUnnamed keeps an image that is referenced by an escaped URL', async () => {
  const file = '_astro/my böat.C1.png';
  const page = '<img src="/_astro/my%20b%C3%B6at.C1.png">';
  expect(await remaining({ [file]: '', 'a.html': page })).toContain(file);
});

it.each(['avif', 'gif', 'jpeg', 'JPG', 'png', 'svg', 'tiff', 'webp'])(
  'removeUnnamed removes an unreferenced image in %s format',
  async (ending) => {
    const page = `<img src="/_astro/boat.C1_x.${ending}"><img src="/_astro/boat.C1.${ending}x">`;
    expect(await remaining({ 'a.html': page, [`_astro/boat.C1.${ending}`]: '' })).toEqual([
      'a.html',
    ]);
  },
);

it('removeUnnamed keeps files that are not images, and files that the owner added', async () => {
  const files = ['_astro/a.C1.js', '_astro/a.C1.woff2', 'boat.jpg', 'icon-512.png'];
  expect(await remaining(Object.fromEntries(files.map((file) => [file, ''])))).toEqual(files);
});
