import { expect, it } from 'vitest';
import { optionalFontsOf } from './optional-fonts.ts';

it.each([
  ['Between العربية and עברית, ½ œuvre in Łódź', 'en', []],
  ['東京の朝', 'en', ['biz-udpmincho']],
  ['東京', 'ja', ['biz-udpmincho']],
  ['東京', 'en', ['sc']],
  ['東京', 'zh', ['sc']],
  ['東京', 'zh-TW', ['tc']],
  ['東京', 'ko', ['kr']],
  ['서울의 아침', 'en', ['kr']],
  ['ยามเช้า', 'th', ['thai']],
  ['सुबह की रोशनी', 'hi', ['devanagari']],
  ['Дорога и ยาม', 'ru', ['thai', '']],
  ['Πρωινό φως', 'el', ['']],
  ['Buổi sáng', 'vi', ['']],
  ['Dimineața', 'ro', ['']],
])('social images need a font of the owner for %s in %s: %s', (text, language, names) => {
  expect(optionalFontsOf(text, language).map((font) => font.package)).toEqual(
    names.map((name) =>
      name.startsWith('biz')
        ? `@fontsource/${name}`
        : `@fontsource/noto-serif${name && '-'}${name}`,
    ),
  );
});
