import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { listFiles } from '../basics/files.ts';
import { openFileWriter } from '../output/file-writer.ts';
import { siteWriter } from '../output/site-writer.ts';
import { completeBuild } from './complete-build.ts';

const checked = { unproven: [], redirects: {}, launch: [] };
const watched = { enter() {}, count() {}, warn() {} };

/** Completes a build of which these files have been rendered. Returns the files that are left. */
async function remaining(files: Readonly<Record<string, string>>): Promise<string[]> {
  const out = await makeFolder();
  const siteFolder = join(out, 'site');
  await writeFiles(siteFolder, files);
  const fileWriter = await openFileWriter({
    siteFolder,
    cacheFolder: join(out, 'cache'),
    pages: 1,
  });
  const writer = siteWriter(siteFolder, fileWriter);
  const rendered = { siteFolder, url: 'https://harbour.example', checked, writer };
  await completeBuild(rendered as never, watched as never);
  return listFiles(siteFolder).filter((file) => Object.hasOwn(files, file));
}

it('a build keeps the images that are referenced, in any kind of file, and those that the owner added', async () => {
  const files = {
    'page.html': '<img src="/_astro/page.C-1a_b.jpg">',
    'srcset.html': '<img srcset="/_astro/x.B.jpg 1w, /_astro/srcset.C-1a_c.jpg 2w">',
    'escaped.html': '<img src="/_astro/my%20b%C3%B6at.C1.png">',
    'feed.atom': 'https://harbour.example/_astro/feed.C-1a_d.jpg',
    '_astro/a.css': 'a{background:url(/_astro/style.C-1a_e.jpg)}',
    'feed.json': '{"html":"<img src=\\"/_astro/json.C-1a_f.jpg\\">"}',
    '_astro/page.C-1a_b.jpg': '',
    '_astro/srcset.C-1a_c.jpg': '',
    '_astro/my böat.C1.png': '',
    '_astro/feed.C-1a_d.jpg': '',
    '_astro/style.C-1a_e.jpg': '',
    '_astro/json.C-1a_f.jpg': '',
    '_astro/a.C1.js': '',
    '_astro/a.C1.woff2': '',
    'boat.jpg': '',
    'icon-512.png': '',
  };
  expect((await remaining(files)).toSorted()).toEqual(Object.keys(files).toSorted());
});

it('a build removes the images that no file references, in any format', async () => {
  const endings = ['avif', 'gif', 'jpeg', 'JPG', 'png', 'svg', 'tiff', 'webp'];
  const longer = endings.map(
    (ending) =>
      `<img src="/_astro/boat.C${ending}_x.${ending}"><img src="/_astro/boat.C${ending}.${ending}x">`,
  );
  const images = endings.map((ending) => [`_astro/boat.C${ending}.${ending}`, '']);
  expect(await remaining({ 'a.html': longer.join(''), ...Object.fromEntries(images) })).toEqual([
    'a.html',
  ]);
});
