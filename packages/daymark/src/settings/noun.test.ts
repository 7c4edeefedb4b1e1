import { describe, expect, it } from 'vitest';
import { fillTokens, fillTokensIn } from './noun.ts';

const words = { noun: { title: 'Tai Chi & Qigong', running: 'tai chi & qigong' }, site: 'Harbour' };

describe('the tokens in texts', () => {
  it('are replaced with the noun: {Product} as in titles, and {product} as in running text', () => {
    expect(fillTokens('{Product} by {site}: {product}', words)).toBe(
      'Tai Chi & Qigong by Harbour: tai chi & qigong',
    );
  });

  it('are not replaced inside a value that replaces another token', () => {
    const odd = { ...words, site: '{product}' };
    expect(fillTokens('{site}', odd)).toBe('{product}');
  });

  it('are replaced with "$&" literally, although "$&" is a replacement pattern in JavaScript', () => {
    expect(fillTokens('{site}', { ...words, site: '$& $1' })).toBe('$& $1');
  });

  it('are replaced in strings at any depth, but other values stay unchanged', () => {
    const date = new Date(0);
    expect(fillTokensIn({ a: ['{Product}', 1], date, none: undefined }, words)).toEqual({
      a: ['Tai Chi & Qigong', 1],
      date,
      none: undefined,
    });
  });
});
