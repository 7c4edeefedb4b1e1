import { expect, it } from 'vitest';
import { askedText, commonSpelling, indexedTexts, shownText } from './search-spelling.ts';

it.each([
  ['été', 'ete'],
  ['Łódź', 'lodz'],
  ['straße', 'strasse'],
  ['ærø', 'aero'],
  ['cœur', 'coeur'],
  ['ＹＯＧＡ', 'yoga'],
  ['２０２６', '2026'],
  ['٢٠٢٦', '2026'],
  ['۲۰۲۶', '2026'],
  ['كِتَـــاب', 'كتاب'],
  ['हिन्दी', 'हिन्दी'],
  ['พัก', 'พัก'],
  ['静坐', '静坐'],
])('the word %s has the common spelling %s', (word, spelling) => {
  expect(commonSpelling(word, 'en')).toBe(spelling);
});

it.each([
  ['Frauen', 'frauen'],
  ['Quelle', 'quelle'],
  ['neue', 'neue'],
  ['muede', 'mude'],
])(
  'in German, the two letters of an umlaut count as one only where they may be one: %s',
  (word, spelling) => {
    expect(commonSpelling(word, 'de-AT')).toBe(spelling);
  },
);

it.each([
  ['fr', 'L’été est là, qu’il vienne', ['L’', 'été', 'est', 'là,', 'qu’', 'il', 'vienne']],
  ['it', "dell'amore d'hiver", ["dell'", 'amore', "d'", 'hiver']],
  ['ja', '朝の瞑想、Yoga教室', ['朝', 'の', '瞑想、', 'Yoga', '教室']],
  ['de', '„Größe“, Maß', ['grosse', '„Größe“,', 'mass', 'Maß']],
])(
  'the search index in %s contains the words of “%s”, and visitors see the text',
  (language, text, words) => {
    const indexed = indexedTexts(language)(text);
    expect(indexed.split(' ').map((word) => word.replace(/~\^|\^~/, ''))).toEqual(words);
    expect(shownText(indexed)).toBe(text);
  },
);

it.each([
  'Whistler’s mother didn’t say',
  'o’clock, don’t, y’all',
  'rock ’n’ roll',
  '<a title="Größe" href="/静坐">café</a>',
])('the search index of an English site contains a text as it is: %s', (text) => {
  expect(indexedTexts('en-GB')(text)).toBe(text);
});

it('a match of a spelling that is only in the index marks the word of the text', () => {
  expect(shownText('in <mark>^~grosse</mark> <mark>Größe,</mark> … <mark>^~lodz</mark> Łódź')).toBe(
    'in <mark>Größe,</mark> … <mark>Łódź</mark>',
  );
  expect(shownText('<mark>瞑想~^</mark> の~^ 力 … ^~grosse')).toBe('<mark>瞑想</mark>の力 … ');
});

it('the search index contains dictionary forms and ends of compounds, and visitors see the text', () => {
  const text = '「座って」落ち着いた。新幹線、道元。';
  const indexed = indexedTexts('ja')(text);
  expect(indexed.match(/(?<=\^~)\p{L}+/gu)).toEqual(['座る', '落ち着く', '着く', '幹線', '道元']);
  expect(shownText(indexed)).toBe(text);
  expect(shownText('<mark>^~座る</mark> 「座~^ って」')).toBe('<mark>「座</mark>って」');
});

it.each([
  ['<mark>^~落ち着く</mark> 落ち~^ ^~着く 着い~^ た。', '<mark>落ち着</mark>いた。'],
  [
    '「<mark>^~道元</mark> 道~^ 元~^ <mark>禅師~^</mark> の',
    '「<mark>道元</mark><mark>禅師</mark>の',
  ],
])('a match of a hidden word marks what the text has of it: %s', (indexed, text) => {
  expect(shownText(indexed)).toBe(text);
});

it('an excerpt in Japanese has the full stop of Japanese between a heading and a text', () => {
  const excerpt = '練習~^ の~^ <mark>大きさ</mark>. 一つ目. Yoga. ２０分. テー. ';
  expect(shownText(excerpt)).toBe('練習の<mark>大きさ</mark>。一つ目。Yoga. ２０分。テー。');
  expect(shownText('v1.5. Łódź. في السوق. 第2.5章')).toBe('v1.5. Łódź. في السوق. 第2.5章');
});

it('the words of a visitor keep their quotation marks, and lose elided articles', () => {
  expect(askedText('"l’été à Łódź"', 'fr')).toBe('"ete a lodz"');
});
