import { readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { HARD_TITLES } from '../../../../../tests/hard-titles.ts';
import { sizeOfPng } from '../../../../../tests/png.ts';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { drawCard } from './draw-card.tsx';
import { directionOf, wordsOf } from './fonts.ts';

type CardContent = Parameters<typeof drawCard>[0];

/** Some messengers do not show larger images. */
const MAX_BYTES = 60_000;

const content = (title: string | undefined, change: Partial<CardContent> = {}): CardContent => ({
  title,
  direction: directionOf(title ?? ''),
  siteName: 'Harbour',
  seed: 'the-long-way-home',
  ...change,
});
const draw = (title: string | undefined, change: Partial<CardContent> = {}, accentHue = 215) =>
  drawCard(content(title, change), { accentHue, paper: 'cream' });

const logo = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
  width: 24,
};

const LONG = 'A title that goes on and on, as titles do '.repeat(8);
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';

describe('the social image of a page', () => {
  it.each([...HARD_TITLES, 'Rest', LONG, WORD])(
    'is 1200 by 630 pixels and within the size limit: %s',
    async (title) => {
      const picture = await draw(wordsOf(title));
      expect(sizeOfPng(picture)).toEqual([1200, 630]);
      expect(picture.length).toBeLessThanOrEqual(MAX_BYTES);
    },
  );

  it('is within the size limit with any landscape, with and without a title', async () => {
    for (let seed = 0; seed < 40; seed += 1)
      for (const title of ['The long way home, and back again', undefined]) {
        const { length } = await draw(title, { seed: `seed-${seed}` });
        expect(length, `seed-${seed}`).toBeLessThanOrEqual(MAX_BYTES);
      }
  });

  it('is the same for the same input, and differs for another title, site, logo, slug or accent', async () => {
    const title = 'The long way home';
    const same = await draw(title);
    expect(await draw(title)).toEqual(same);
    const others = await Promise.all([
      draw('The long way out'),
      draw(title, { siteName: 'Quay' }),
      draw(title, { logo }),
      draw(title, { seed: 'another' }),
      draw(title, {}, 30),
    ]);
    for (const other of others) expect(other.equals(same)).toBe(false);
  });

  it('shows only the landscape if a word is too long for the title box', async () => {
    expect((await draw(WORD + WORD)).equals(await draw(undefined))).toBe(true);
    expect((await draw(WORD)).equals(await draw(undefined))).toBe(false);
  });

  it('aligns a right-to-left title to the right', async () => {
    const title = 'הדרך הארוכה';
    const turned = await draw(title, { direction: 'ltr' });
    expect((await draw(title)).equals(turned)).toBe(false);
  });

  it('shows the cover image of an article as a JPEG within the size limit', async () => {
    const picture = await draw('The long way home', { cover: readFileSync('docs/home.png') });
    expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(picture.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('shows letters of a font that the owner has installed, and no title without the font', async () => {
    const folder = await makeFolder();
    const font = join(folder, 'node_modules/@fontsource/biz-udpmincho');
    await mkdir(join(font, 'files'), { recursive: true });
    await cp('tests/mistakes/kana.woff2', join(font, 'files/biz-udpmincho-7-400-normal.woff2'));
    await writeFile(join(font, 'unicode.json'), '{"[7]":"U+3042"}');
    await writeFile(join(font, 'package.json'), '{"version":"5.0.0"}');
    expect(wordsOf('Azあ')).toBeUndefined();
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const [title, lacking] = [wordsOf('Azあ'), wordsOf('Azい')];
    expect([title, lacking]).toEqual(['Azあ', undefined]);
    const [shown, shorter, none] = [await draw(title), await draw('Az'), await draw(undefined)];
    for (const other of [shorter, none]) expect(shown.equals(other)).toBe(false);
    vi.restoreAllMocks();
  });
});
