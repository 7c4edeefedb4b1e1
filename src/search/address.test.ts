import { describe, expect, it } from 'vitest';
import { searchAddress, wordsIn } from './address.ts';

describe('the address of a search', () => {
  it.each(['slow days', 'Tai Chi & Qigong', '<b> "100 %" + #1', 'מדיטציה', 'café 🌅'])(
    'keeps %j',
    (words) => {
      const { pathname, search, hash } = new URL(searchAddress(words), 'https://a.example');
      expect(pathname + hash).toBe('/search');
      expect(wordsIn(search)).toBe(words);
    },
  );

  it('has no query where there are no words', () => {
    expect(searchAddress('  ')).toBe('/search');
    expect(wordsIn('')).toBe('');
  });
});
