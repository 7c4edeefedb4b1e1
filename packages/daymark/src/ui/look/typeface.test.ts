import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import fontverter from 'fontverter';
import { Font, Blob as FontBlob, Face as FontFace, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { inPublication } from '../../../../../tests/fixtures/in-site.ts';
import { engineFile } from '../../settings/engine-files.ts';
import { codePointsOf, eachOf, facesOf, stylesFor, typefaceFiles } from './font-faces.ts';
import { makeTypeface } from './typeface.ts';

const newsreader = readFileSync(resolve('packages/daymark/src/ui/styles/fonts/newsreader.woff2'));
const figtree = readFileSync(resolve('tests/fixtures/own/fonts/figtree.woff2'));

/** The strings of languages and the first texts of new sites in them. */
const LANGUAGES = ['da', 'de', 'es', 'fr', 'it', 'nl', 'pt'].map((language) => {
  const texts = globSync(`packages/create-daymark/words/${language}/**/*.md`);
  const files = [`packages/daymark/words/${language}.json`, ...texts];
  return [language, files.map((file) => readFileSync(file, 'utf8')).join('')] as const;
});

inPublication();

const noto = (name: string, script: string) =>
  readFileSync(engineFile(`@fontsource/${name}/files/${name}-${script}-400-normal.woff2`));
const hebrew = noto('noto-serif-hebrew', 'hebrew');
const naskh = noto('noto-naskh-arabic', 'arabic');

const stylesOf = async (font: Buffer, name: string, generic: 'serif' | 'sans-serif') =>
  String((await makeTypeface(font, { name, generic }, 'en')).get('fonts.css'));

const descriptor = (styles: string, family: string, name: string) =>
  Number(new RegExp(`"${family}";[^}]*${name}: ([\\d.]+)%`).exec(styles)?.[1]);

it.each([
  ['de', 'Übungen für Äpfel und „Öl“'],
  ['da', 'Øvelser på Ærø'],
  ['fr', 'Ça, c’est l’œuvre où l’Été s’arrête'],
  ['es', '¿Qué? ¡Íñigo, Úrsula y Ángel!'],
  ['it-IT', 'È così: più verità'],
  ['pt-BR', 'Às vezes, corações e Órgãos'],
  ['nl', 'Eén coördinator, naïef'],
])('the first file of Newsreader has the usual letters of the language "%s"', (language, text) => {
  const [first] = facesOf(stylesFor(language, 'site') ?? '');
  const letters = eachOf(first?.unicodeRange ?? '');
  const needed = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  expect(needed.filter((code) => !letters.includes(code))).toEqual([]);
  const { preloaded } = typefaceFiles({}, language);
  expect(resolve('site', first?.file ?? '')).toBe(preloaded);
  const data = readFileSync(preloaded);
  expect(data.length).toBeLessThanOrEqual(40_000);
});

it.each([
  ['tr', 'Işık çağı, İstanbul’da bir öğün'],
  ['cs', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
  ['pl', 'Zażółć gęślą jaźń'],
])('pages preload all files with usual letters of the language "%s"', async (language, text) => {
  const { preloaded, more = '', extended = '', styles } = typefaceFiles({}, language);
  const faces = facesOf(readFileSync(styles, 'utf8'));
  /** Returns the file from which browsers take a letter: the last of the styles whose range has it. */
  const fileWith = (code: number) => {
    const face = faces.find(({ unicodeRange }) => eachOf(unicodeRange).includes(code));
    return resolve(dirname(styles), face?.file ?? '');
  };
  for (const letter of new Set(text)) {
    const code = letter.codePointAt(0) ?? 0;
    const file = fileWith(code);
    expect([preloaded, more, extended]).toContain(file);
    const font = await fontverter.convert(readFileSync(file), 'sfnt');
    const supported = new FontFace(new FontBlob(font)).collectUnicodes();
    expect(supported, letter).toContain(code);
  }
  expect(typefaceFiles({}, 'en').extended).toBeUndefined();
});

it.each(LANGUAGES)(
  'the first file of Newsreader has the letters of the interface and of a new site in the language "%s"',
  (language, text) => {
    const [first, ...others] = facesOf(stylesFor(language, 'site') ?? '');
    const firstLetters = eachOf(first?.unicodeRange ?? '');
    const letters = others
      .flatMap(({ unicodeRange }) => eachOf(unicodeRange))
      .filter((code) => !firstLetters.includes(code))
      .map((code) => String.fromCodePoint(code));
    expect(letters.length).toBeGreaterThan(100);
    expect(letters.filter((letter) => text.includes(letter))).toEqual([]);
  },
);

it('the first file of Newsreader is that of the style sheet in English', () => {
  expect(stylesFor('en-GB', 'site')).toBeUndefined();
  expect(typefaceFiles({}, 'en-GB')).toEqual(typefaceFiles({}));
});

it('the style sheet has no faces for headlines that are not in the typeface', () => {
  for (const language of ['en', 'de']) {
    const styles = stylesFor(language, 'site', 'sans-serif') ?? '';
    expect(styles).not.toContain('"Display ');
    expect(styles).toContain('"Text Georgia"');
    expect(styles).toContain('--typeface: "Newsreader",;');
    expect(typefaceFiles({ headlineFont: 'sans-serif' }, language).styles).toMatch(
      /\.cache\/look\/fonts\.css$/,
    );
  }
});

describe('the files of a typeface', () => {
  it('contain the metrics of the engine’s style sheet for the engine’s typeface', async () => {
    const measured = readFileSync(engineFile('./src/ui/styles/fonts.css'), 'utf8');
    const computed = await stylesOf(newsreader, 'Newsreader', 'serif');
    for (const family of [
      ...['Georgia', 'Times', 'Noto', 'DejaVu'].map((name) => `Text ${name}`),
      // Headlines in DejaVu have no separate rule, because the rule would cost each page 50 bytes.
      ...['Georgia', 'Times', 'Noto'].map((name) => `Display ${name}`),
    ])
      for (const name of ['size-adjust', 'ascent-override', 'descent-override']) {
        const difference = descriptor(computed, family, name) - descriptor(measured, family, name);
        expect(Math.abs(difference), `${family} ${name}`).toBeLessThan(0.5);
      }
  });

  it('make a wide typeface smaller, so that lines have as many letters as in the engine’s typeface', async () => {
    expect(
      descriptor(await stylesOf(figtree, 'Figtree', 'sans-serif'), 'Figtree', 'size-adjust'),
    ).toBe(90.9);
  });

  it('include a font file for each range with letters of the font', async () => {
    const files = await makeTypeface(figtree, { name: 'Fig Tree', generic: 'serif' }, 'en');
    expect([...files.keys()]).toEqual([
      'fig-tree.woff2',
      'fig-tree-more.woff2',
      'fig-tree-extended.woff2',
      'fonts.css',
    ]);
    expect(facesOf(String(files.get('fonts.css'))).map(({ file }) => file)).toEqual([
      './fig-tree-extended.woff2',
      './fig-tree-more.woff2',
      './fig-tree.woff2',
    ]);
  });

  it('are the same with and without a cache', async () => {
    rmSync('.cache/fonts', { recursive: true, force: true });
    const first = await makeTypeface(figtree, { name: 'Figtree', generic: 'serif' }, 'de');
    expect(readdirSync('.cache/fonts').length).toBeGreaterThan(0);
    expect(await makeTypeface(figtree, { name: 'Figtree', generic: 'serif' }, 'de')).toEqual(first);
  });

  it('have a bold and an italic face if the owner has files of them', async () => {
    const typeface = { name: 'Figtree', generic: 'sans-serif' } as const;
    const files = await makeTypeface(figtree, typeface, 'en', { bold: figtree });
    expect([...files.keys()]).toContain('figtree-bold.woff2');
    const styles = String(files.get('fonts.css'));
    expect(styles).toMatch(/"Figtree";\s*src: url\("\.\/figtree-bold[^}]*font-weight: 600 900;/);
    expect(styles).not.toContain('font-style: italic');
    expect(styles).toMatch(
      /--real: "Arial", "Roboto", "DejaVu Sans", sans-serif;\s*--x-height: 0\.4\d*;/,
    );
  });

  it('are not created from a file that is not a font', async () => {
    await expect(stylesOf(Buffer.from('<html>'), 'A', 'serif')).rejects.toThrow();
  });

  it('are not created from a font without Latin letters', async () => {
    await expect(stylesOf(hebrew, 'Hebrew', 'serif')).rejects.toThrow(/lacks the letters A to Z$/);
  });

  describe('in a language with another script than Latin', () => {
    const make = (font: Buffer, language: string) =>
      makeTypeface(font, { name: 'Own', generic: 'serif' }, language);
    const facesIn = async (font: Buffer, language: string) =>
      facesOf(String((await make(font, language)).get('fonts.css')));

    it('have the letters of the language in the file that pages preload', async () => {
      const first = (await facesIn(naskh, 'ar')).at(-1);
      expect(first?.file).toBe('./own.woff2');
      const ranges = codePointsOf(first?.unicodeRange ?? '');
      const has = (letter: string) =>
        ranges.some(([from, to]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to);
      expect(['ء', 'ي', 'گ', '؟', '1', '«'].map(has)).toEqual([
        true,
        true,
        true,
        true,
        false,
        false,
      ]);
      // Every page contains the ranges.
      expect(ranges.length).toBeLessThan(20);
    });

    it('have Latin letters in files of their own, which only pages with such letters load', async () => {
      const both = await facesIn(newsreader, 'ar');
      expect(both.map(({ file }) => file)).toEqual(['./own.woff2']);
      const figures = await facesIn(naskh, 'ar');
      expect(figures.map(({ file }) => file)).toContain('./own-latin.woff2');
    });

    it('keep the joined forms of letters', async () => {
      const data = await fontverter.convert(
        Buffer.from((await make(naskh, 'ar')).get('own.woff2') ?? ''),
        'sfnt',
      );
      const glyphs = new GlyphBuffer();
      glyphs.addText('ببب');
      glyphs.guessSegmentProperties();
      shape(new Font(new FontFace(new FontBlob(data))), glyphs);
      const forms = glyphs.getGlyphInfos().map(({ codepoint }) => codepoint);
      expect(new Set(forms).size).toBeGreaterThan(2);
    });

    it('are not created from a font without any letters of the language', async () => {
      await expect(make(hebrew, 'ar')).rejects.toThrow(
        'lacks the letters A to Z and those of the language ar',
      );
    });
  });
});
