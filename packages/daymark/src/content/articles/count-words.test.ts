import { describe, expect, it } from 'vitest';
import { countTerms, readingMinutesIn } from './count-words.ts';

it('pull quotes do not count in the reading time', () => {
  expect(readingMinutesIn(`:::pull\n${'word '.repeat(1000)}\n:::\n`, 'en')).toBe(1);
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

  it('of a script without spaces are its words of two or more letters', () => {
    expect(countTerms('朝の瞑想と夜の瞑想')).toEqual(countTerms('瞑想 瞑想'.replace(' ', 'と')));
    expect([...countTerms('静坐，静坐与呼吸').counts]).toEqual([2, 1]);
  });
});
