import { describe, expect, it } from 'vitest';
import { MAX_LENGTH, searchAddress, wordsIn } from './address.ts';

describe('the URL of a search', () => {
  it.each(['slow days', 'Tai Chi & Qigong', '<b> "100 %" + #1', 'מדיטציה', 'café 🌅'])(
    'preserves %j',
    (words) => {
      const { pathname, search, hash } = new URL(searchAddress(words), 'https://a.example');
      expect(pathname + hash).toBe('/search');
      expect(wordsIn(search)).toBe(words);
    },
  );

  it('is limited in length when it is created and when it is read', () => {
    const query = (words: string) => `?${new URLSearchParams({ q: words })}`;
    for (const letter of ['a', 'ש', '明']) {
      const longest = letter.repeat(MAX_LENGTH);
      expect(wordsIn(query(longest))).toBe(longest);
      expect(wordsIn(query(letter.repeat(20_000)))).toBe(longest);
      expect(searchAddress(letter.repeat(20_000))).toBe(searchAddress(longest));
      expect(searchAddress(longest).length).toBeLessThan(3_000);
    }
  });

  it('is not truncated in the middle of a character', () => {
    const words = `${'a'.repeat(MAX_LENGTH - 1)}🌅`;
    expect(wordsIn(`?${new URLSearchParams({ q: words })}`)).toBe('a'.repeat(MAX_LENGTH - 1));
    expect(searchAddress(words)).toMatch(/a$/);
  });

  it('contains no invisible characters, whether it is created or read', () => {
    const pasted = '\u202Eatten\u200Btion\u2069 ';
    expect(searchAddress(pasted)).toBe('/search?q=attention');
    expect(wordsIn(`?${new URLSearchParams({ q: pasted })}`)).toBe('attention');
    expect(searchAddress('\u200B')).toBe('/search');
  });

  it('has no query if the search contains no words', () => {
    expect(searchAddress('  ')).toBe('/search');
    expect(wordsIn('')).toBe('');
  });
});
