import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inPublication } from '../../../../../tests/fixtures/in-site.ts';
import { engineFile } from '../../settings/engine-files.ts';
import { facesOf } from './font-faces.ts';
import { makeTypeface } from './typeface.ts';

const newsreader = readFileSync(resolve('packages/daymark/src/ui/styles/fonts/newsreader.woff2'));
const figtree = readFileSync(resolve('tests/fixtures/own/fonts/figtree.woff2'));

inPublication();

const stylesOf = async (font: Buffer, name: string, generic: 'serif' | 'sans-serif') =>
  String((await makeTypeface(font, { name, generic })).get('fonts.css'));

const descriptor = (styles: string, family: string, name: string) =>
  Number(new RegExp(`"${family}";[^}]*${name}: ([\\d.]+)%`).exec(styles)?.[1]);

describe('the files of a typeface', { timeout: 60_000 }, () => {
  it('contain the metrics that were measured in a browser for the engine’s typeface', async () => {
    const measured = readFileSync(engineFile('./src/ui/styles/fonts.css'), 'utf8');
    const computed = await stylesOf(newsreader, 'Newsreader', 'serif');
    for (const family of ['Georgia', 'Times', 'Noto'].flatMap((name) => [
      `Text ${name}`,
      `Display ${name}`,
    ]))
      for (const name of ['size-adjust', 'ascent-override', 'descent-override']) {
        const difference = descriptor(computed, family, name) - descriptor(measured, family, name);
        expect(Math.abs(difference), `${family} ${name}`).toBeLessThan(0.5);
      }
  });

  it('make a wide typeface smaller, so that lines have as many letters as in the engine’s typeface', async () => {
    expect(
      descriptor(await stylesOf(figtree, 'Figtree', 'sans-serif'), 'Figtree', 'size-adjust'),
    ).toBe(90.1);
  });

  it('include a font file for each range with letters of the font', async () => {
    const files = await makeTypeface(figtree, { name: 'Fig Tree', generic: 'serif' });
    expect([...files.keys()]).toEqual([
      'fig-tree.woff2',
      'fig-tree-more.woff2',
      'fig-tree-extended.woff2',
      'fonts.css',
    ]);
    expect(facesOf(String(files.get('fonts.css'))).map(({ file }) => file)).toEqual([
      './fig-tree.woff2',
      './fig-tree-more.woff2',
      './fig-tree-extended.woff2',
    ]);
  });

  it('are the same with and without a cache', async () => {
    rmSync('.cache/fonts', { recursive: true, force: true });
    const first = await makeTypeface(figtree, { name: 'Figtree', generic: 'serif' });
    expect(readdirSync('.cache/fonts').length).toBeGreaterThan(0);
    expect(await makeTypeface(figtree, { name: 'Figtree', generic: 'serif' })).toEqual(first);
  });

  it('are not created from a file that is not a font', async () => {
    await expect(stylesOf(Buffer.from('<html>'), 'A', 'serif')).rejects.toThrow();
  });

  it('are not created from a font without Latin letters', async () => {
    const hebrew = readFileSync(
      engineFile('@fontsource/noto-serif-hebrew/files/noto-serif-hebrew-hebrew-400-normal.woff2'),
    );
    await expect(stylesOf(hebrew, 'Hebrew', 'serif')).rejects.toThrow('lacks the letters A to Z');
  });
});
