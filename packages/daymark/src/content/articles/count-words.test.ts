import { describe, expect, it } from 'vitest';
import { countTerms, countWords, minutesToRead } from './count-words.ts';

it.each([
  ['an empty text', '', 1],
  ['238 words', 'word '.repeat(238), 1],
  ['a thousand words', 'don’t '.repeat(1000), 4],
  ['pull quotes', `:::pull\n${'word '.repeat(1000)}\n:::\n`, 1],
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
  expect(minutesToRead(text)).toBe(minutes);
});

it.each([
  ['静坐 is 坐禅', 3],
  ['ต้นไม้ใหญ่', 2],
  ['हिन्दी', 1],
  ['ນ້ຳ ແລະ ໄຟ', 3],
])('counts the words of %s', (text, words) => {
  expect(countWords(text)).toBe(words);
});

describe('the terms of a text', () => {
  it('are its words, except tokens, link targets and short words', () => {
    expect(countTerms('{Product} is tea, [Tea](/blog/kettle).')).toEqual(countTerms('tea tea'));
    expect(countTerms('tea tea')).not.toEqual(countTerms('tea'));
  });

  it('are each listed once, with their number', () => {
    const { hashes, counts } = countTerms('Tea, leaves, tea and TEA.');
    expect([...counts]).toEqual([3, 1, 1]);
    expect(new Set(hashes).size).toBe(3);
  });
});
