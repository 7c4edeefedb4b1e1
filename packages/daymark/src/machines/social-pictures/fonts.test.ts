import { describe, expect, it } from 'vitest';
import { directionOf, wordsOf } from './fonts.ts';

describe('the text of a social image', () => {
  it.each([
    'Tai Chi & Qigong',
    '“Quoted”, \'single\' and "double"',
    '<b>Bold</b> &amp;',
    'Łódź — naïve ½ œuvre…',
    'طريق العودة الطويل إلى البيت (2026)',
    'הדרך הארוכה הביתה',
    'Between العربية and עברית',
    'A\u00adsoft hyphen',
  ])('is the title unchanged: %s', (title) => {
    expect(wordsOf(title)).toBe(title);
  });

  it.each([
    ['Waves 🌊 and a family 👩‍👩‍👧‍👦', 'Waves and a family'],
    ['☺ Fish 🐟', 'Fish'],
    ['Flag 🇮🇸, hand 👋🏽, key 1️⃣', 'Flag , hand , key'],
    ['A brand © that is text', 'A brand © that is text'],
  ])('has no emoji: %s', (title, words) => {
    expect(wordsOf(title)).toBe(words);
  });

  it.each([
    [
      'Non‑breaking hyphens, ﬁne → arrows − minus … ‘quotes’ ‐ and ①',
      'Non-breaking hyphens, fine → arrows − minus … ‘quotes’ - and 1',
    ],
    ['„Ruhe“ ― ein Wort ⟶ und ㉑ ㎞', '“Ruhe“ — ein Wort und 21 km'],
    ['Ｆｕｌｌ ｗｉｄｔｈ ⅷ ²', 'Full width viii ²'],
    ['هدوء ← راحة ①', 'هدوء ← راحة 1'],
    ['★ Rest ★ ≠ sleep', 'Rest sleep'],
  ])('has substitutes for signs without a glyph: %s', (title, words) => {
    expect(wordsOf(title)).toBe(words);
  });

  it('composes letters with combining accents', () => {
    expect(wordsOf('Cafe\u0301')).toBe('Café');
  });

  it.each(['東京の朝', 'Дорога домой', 'Half 東', '🌊', 'A letter \uE000 of one’s own'])(
    'is left out if the fonts lack a character: %s',
    (title) => {
      expect(wordsOf(title)).toBeUndefined();
    },
  );
});

it.each([
  ['The long way', 'ltr'],
  ['العودة to the harbour', 'rtl'],
  ['(2026) הדרך', 'rtl'],
  ['Between العربية and עברית', 'ltr'],
  ['2026', 'ltr'],
] as const)('the direction of %s is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
