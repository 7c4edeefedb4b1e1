import { expect, it } from 'vitest';
import {
  beginning,
  countWords,
  inOrderOf,
  otherDirection,
  readingMinutes,
  withDirections,
} from './language.ts';

it.each([
  ['an empty text', '', 1],
  ['238 words', 'word '.repeat(238), 1],
  ['a thousand words', 'don’t '.repeat(1000), 4],
  ['punctuation without words', '## — * 1.', 1],
  ['2,000 Chinese characters', '静坐并不要求人停止思考，'.repeat(182), 5],
  ['2,000 Japanese characters', 'コーヒーを飲む時々、'.repeat(222), 5],
  ['1,190 words of Thai', 'ต้นไม้ใหญ่'.repeat(595), 5],
  ['1,190 words of Hindi', 'हिन्दी में ध्यान की किताब '.repeat(238), 5],
  ['1,190 words of Arabic', 'اَلْهُدُوءُ مُهِمٌّ لِلْجَمِيعِ فِي ٱلصَّبَاحِ '.repeat(238), 5],
  ['1,190 words of Persian', 'می‌خواهم کتاب‌ها را بخوانم اینجا '.repeat(238), 5],
  ['1,190 words of Russian', 'Тихое утро за рекой пришло '.repeat(238), 5],
  ['1,190 words of Korean', '고요한 아침 강가에서 쉬어 간다 '.repeat(238), 5],
])('the reading time of %s is that of words or of characters', (_, text, minutes) => {
  expect(readingMinutes(text, 'en')).toBe(minutes);
});

it('the reading time of the same number of words depends on the language', () => {
  const minutes = (language: string) => readingMinutes('word '.repeat(2380), language);
  expect(['en-GB', 'da', 'de-AT', 'ar'].map(minutes)).toEqual([10, 10, 13, 17]);
});

it.each([
  ['静坐 is 坐禅', 3],
  ['ต้นไม้ใหญ่', 2],
  ['हिन्दी', 1],
  ['ນ້ຳ ແລະ ໄຟ', 3],
])('counts the words of %s', (text, words) => {
  expect(countWords(text)).toBe(words);
});

it.each([
  ['a letter with its accent', 'cafe\u0301s', 4, 'cafe\u0301'],
  ['an emoji of several parts', 'a👩‍🚀b', 2, 'a👩‍🚀'],
  ['a letter of Hindi with its vowel sign', 'हिमालय', 1, 'हि'],
  ['a short text', 'abc', 3, 'abc'],
])('the beginning of a text contains %s as a whole', (_, text, most, start) => {
  expect(beginning(text, most)).toBe(start);
});

it('texts are in the alphabetical order of the language', () => {
  const sorted = (language: string) => ['zoe', 'åse', 'ärla', 'anna'].toSorted(inOrderOf(language));
  expect(sorted('de')).toEqual(['anna', 'ärla', 'åse', 'zoe']);
  expect(sorted('sv')).toEqual(['anna', 'zoe', 'åse', 'ärla']);
  expect(['/b', '/a/c', '/a-b', '/a', '/10'].toSorted(inOrderOf('en'))).toEqual(
    ['/b', '/a/c', '/a-b', '/a', '/10'].toSorted(),
  );
});

it.each([
  ['Kabat-Zinn, J.', 'ar', 'ltr'],
  ['Headspace: تطبيق للتأمل', 'ar', undefined],
  ['مدرسة', 'ar', undefined],
  ['1990', 'ar', undefined],
  ['דוד', 'en-GB', 'rtl'],
  ['Dōgen', 'en-GB', undefined],
  ['道元', 'he', 'ltr'],
])(
  'the name "%s" in a text in the language %s has the direction %s',
  (name, language, direction) => {
    expect(otherDirection(name, language)).toBe(direction);
  },
);

it('links, citations and titles have the direction of their letters, if it differs from the direction of the page', () => {
  const page =
    '<h1>What is it?</h1><p>في <a href="/a">Kabat-Zinn, J.</a> و<a href="/b">Headspace: تطبيق</a></p>' +
    '<cite dir="auto">Walden.</cite><a href="/c"><cite>R &amp; D!</cite></a><p>Walden.</p>' +
    '<astro-island><a href="/d">Mail</a></astro-island>';
  expect(withDirections(page, 'ar')).toBe(
    '<h1 dir="ltr">What is it?</h1><p>في <a dir="ltr" href="/a">Kabat-Zinn, J.</a> و<a href="/b">Headspace: تطبيق</a></p>' +
      '<cite dir="auto">Walden.</cite><a dir="ltr" href="/c"><cite dir="ltr">R &amp; D!</cite></a><p>Walden.</p>' +
      '<astro-island><a href="/d">Mail</a></astro-island>',
  );
  expect(withDirections('<a href="/a">شمس &amp; قمر</a>, <a href="/b">Sun</a>', 'en')).toBe(
    '<a dir="rtl" href="/a">شمس &amp; قمر</a>, <a href="/b">Sun</a>',
  );
});
