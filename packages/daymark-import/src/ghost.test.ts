import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../tests/small-site.ts';
import { listFiles } from '../../daymark/src/basics/files.ts';
import type { Export, ImportedText } from './export.ts';
import { readGhost } from './ghost.ts';
import { htmlToMarkdown } from './html.ts';
import { makeTestSite, PNG } from './testing.ts';

const FIXTURE = join(import.meta.dirname, '../fixtures/ghost');
const FILE = join(FIXTURE, 'river.ghost.2026-06-14.json');

/** Reads the fixture, with files at the addresses that the export names. */
async function readFixture(): Promise<Export> {
  const files: Readonly<Record<string, Buffer>> = {
    '.jpg': PNG,
    '.mp3': Buffer.from('ID3 the weir'),
    '.pdf': Buffer.from('%PDF-1.4 the route'),
  };
  return {
    ...(await readGhost(FILE)),
    media: async (address) => files[address.slice(address.lastIndexOf('.'))],
  };
}

describe('an export of Ghost', () => {
  it('becomes the expected files, and a second run changes nothing', async () => {
    const site = await makeTestSite();
    await site.bring(await readFixture());
    const isText = (file: string) => /\.md$/.test(file) && !file.startsWith('import/originals/');
    const files = [...site.files(), ...site.files(true)].filter(isText).sort();
    for (const file of files)
      await expect(await site.read(file)).toMatchFileSnapshot(join(FIXTURE, 'expected', file));
    expect(listFiles(join(FIXTURE, 'expected')).toSorted()).toEqual(files);

    const before = site.files();
    const report = await site.bring(await readFixture());
    expect(report.counts).toMatchObject({ articles: 0, pages: 0 });
    expect(site.files()).toEqual(before);
  });
});
