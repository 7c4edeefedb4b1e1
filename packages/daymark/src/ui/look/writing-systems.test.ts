import { describe, expect, it } from 'vitest';
import { hasWebFont, isTooLarge, lettersOf, scriptOf, scriptStyles } from './writing-systems.ts';

const styles = (language: string) => scriptStyles(language, undefined);

it.each([
  ['de', 'Latn'],
  ['ja', 'Jpan'],
  ['zh', 'Hans'],
  ['zh-TW', 'Hant'],
  ['sr', 'Cyrl'],
  ['sr-Latn', 'Latn'],
  ['fa', 'Arab'],
])('the script of %s is %s', (language, script) => {
  expect(scriptOf(language)).toBe(script);
});

describe('the styles of a language', () => {
  it('are none in English, so that its pages have no more bytes', () => {
    expect(styles('en')).toBe('');
    expect(styles('en-GB')).toBe('');
  });

  it.each(['de', 'fr', 'pl', 'ru', 'el', 'vi'])('divide long words in %s', (language) => {
    expect(styles(language)).toContain('hyphens:auto');
    expect(styles(language)).not.toContain('letter-spacing');
  });

  it.each(['ar', 'fa', 'ur', 'he', 'ja', 'zh', 'zh-HK', 'ko', 'th', 'hi', 'bn'])(
    'have no capitals, italics, old-style figures and spaces between letters in %s',
    (language) => {
      expect(styles(language)).toMatch(
        /letter-spacing:normal;text-transform:none;font-style:normal/,
      );
      expect(styles(language)).toContain('font-variant-numeric:lining-nums');
      expect(styles(language)).toMatch(/em,i\{(?:text-emphasis|font-weight)/);
    },
  );

  it.each([
    ['ja', 'Hiragino Mincho ProN'],
    ['ar', 'Noto Naskh Arabic'],
    ['ur', 'Noto Nastaliq Urdu'],
    ['zh-Hant', 'Songti TC'],
  ])(
    'name the fonts of %s behind the typeface, also while the typeface loads',
    (language, font) => {
      expect(styles(language)).toContain(`:root{--typeface:"Newsreader","${font}",`);
      expect(styles(language)).toContain(`:root[data-plain]{--typeface:"${font}",`);
      const own = { name: 'Lora', generic: 'serif' } as const;
      expect(scriptStyles(language, own)).toContain(`:root{--typeface:"Lora","${font}",`);
    },
  );

  it('name no font with serifs behind a typeface without', () => {
    const own = { name: 'Figtree', generic: 'sans-serif' } as const;
    expect(scriptStyles('ja', own)).toContain(':root{--typeface:"Figtree",;');
  });

  it.each(['ar', 'he', 'ur'])('keep code from left to right in %s', (language) => {
    expect(styles(language)).toContain('direction:ltr');
  });

  // Without isolation, the first letter of a line, such as the letter of an author's name, would
  // decide its direction.
  it.each(['ar', 'he', 'ur'])(
    'leave no direction of a line to its first letter in %s',
    (language) => {
      expect(styles(language)).toContain('cite{unicode-bidi:isolate}');
      expect(styles(language)).not.toContain('plaintext');
    },
  );

  it.each([
    ['ja', '『'],
    ['zh', '《'],
  ])('put the titles of works in brackets in %s', (language, bracket) => {
    expect(styles(language)).toContain(`.sources cite::before{content:"${bracket}"}`);
  });
});

it('pages load no font that lacks letters of their language, but a typeface of the owner', () => {
  const own = { name: 'Lora', generic: 'serif' } as const;
  for (const language of ['ru', 'uk', 'el', 'vi', 'ro']) {
    expect(hasWebFont(language, undefined)).toBe(false);
    expect(styles(language)).toContain(':root{--typeface: ;}');
    expect(hasWebFont(language, own)).toBe(true);
    expect(scriptStyles(language, own)).not.toContain('--typeface');
  }
  for (const language of ['en', 'pl', 'tr', 'ar', 'ja'])
    expect(hasWebFont(language, undefined)).toBe(true);
});

describe('the letters of a font that pages in a language need', () => {
  const font = new Set([...'Aaệșn̩ Жж Ωω بت ー漢あ'].map((letter) => letter.codePointAt(0) ?? 0));
  const lettersIn = (language: string) => String.fromCodePoint(...lettersOf(language, font));

  it.each([
    ['en', ''],
    ['vi', 'Aanș\u0329ệ'],
    ['ru', 'Жж'],
    ['el', 'Ωω'],
    ['ar', 'بت'],
    ['he', ''],
    ['ja', ''],
  ])('are those of its script: %s', (language, letters) => {
    expect(lettersIn(language)).toBe(letters);
  });

  it('are too many for one font file in the languages of East Asia', () => {
    expect(['ja', 'zh', 'ko', 'ar', 'en'].map((language) => isTooLarge(language, font))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isTooLarge('ja', new Set([65]))).toBe(false);
  });
});
