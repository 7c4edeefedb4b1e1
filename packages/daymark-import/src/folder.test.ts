import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../daymark/src/basics/files.ts';
import { readFolder } from './folder.ts';
import { makeTestSite } from './testing.ts';

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));

describe.each([
  ['hugo', 'Hugo'],
  ['jekyll', 'Jekyll'],
  ['eleventy', 'Eleventy'],
  ['obsidian', 'Obsidian'],
])('a folder of %s', (name, tool) => {
  it('gives the expected files, byte for byte, and no others in a second run', async () => {
    const folder = join(fixtures, name, 'source');
    const expected = join(fixtures, name, 'expected');
    const site = await makeTestSite();
    const read = await readFolder(folder);
    expect(read.tool).toBe(tool);
    await site.bring(read);
    const texts = [...site.files(), 'import/report.md'].filter((file) => file.endsWith('.md'));
    for (const file of texts)
      await expect(await site.read(file)).toMatchFileSnapshot(join(expected, file));
    expect(texts.toSorted()).toEqual(listFiles(expected).toSorted());
    const before = site.files();
    const second = await site.bring(await readFolder(folder));
    expect(site.files()).toEqual(before);
    expect(second.counts.articles + second.counts.pages).toBe(0);
  });
});
