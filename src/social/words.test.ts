import { describe, expect, it } from 'vitest';
import { directionOf, wordsOf } from './words.ts';

describe('the words of a picture', () => {
  it.each([
    'Tai Chi & Qigong',
    '“Quoted”, \'single\' and "double"',
    '<b>Bold</b> &amp;',
    'Łódź — naïve ½ œuvre…',
    'طريق العودة الطويل إلى البيت (2026)',
    'הדרך הארוכה הביתה',
    'Between العربية and עברית',
    'A\u00adsoft hyphen',
  ])('are those of the title: %s', (title) => {
    expect(wordsOf(title)).toBe(title);
  });

  it.each([
    ['Waves 🌊 and a family 👩‍👩‍👧‍👦', 'Waves and a family'],
    ['☺ Fish 🐟', 'Fish'],
    ['Flag 🇮🇸, hand 👋🏽, key 1️⃣', 'Flag , hand , key'],
    ['A brand © that is text', 'A brand © that is text'],
  ])('are without emoji: %s', (title, words) => {
    expect(wordsOf(title)).toBe(words);
  });

  it('join letters and accents that are written apart', () => {
    expect(wordsOf('Cafe\u0301')).toBe('Café');
  });

  it.each(['東京の朝', 'Дорога домой', 'Half 東', '🌊', 'A letter \uE000 of one’s own'])(
    'are left out where a sign would be missing: %s',
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
] as const)('%s runs %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
