import { expect, it } from 'vitest';
import { ENGLISH } from '../../daymark/words/languages.ts';
import { untranslated } from './untranslated.ts';

it('a translator sees the English text and the note of each word, and the plural forms to write', () => {
  const words = untranslated(ENGLISH, 'cs');
  expect(Object.keys(words)).toEqual(Object.keys(ENGLISH));
  expect(words.menu).toEqual({ en: 'Menu', note: ENGLISH.menu?.note, text: '' });
  expect(words.pagesFound).toEqual({
    en: { one: '{count} page', other: '{count} pages' },
    note: ENGLISH.pagesFound?.note,
    text: { other: '', one: '', few: '' },
  });
});
