import { describe, expect, it } from 'vitest';
import { fillWords, fillWordsIn, runningForm, unknownTokens } from './noun.ts';

const words = { noun: { title: 'Tai Chi & Qigong', running: 'tai chi & qigong' }, site: 'Harbour' };

describe('the tokens in texts', () => {
  it.each([
    ['Yoga', 'yoga'],
    ['Tai Chi & Qigong', 'tai chi & qigong'],
    ['NLP', 'NLP'],
    ['Élan vital', 'élan vital'],
    ['יוגה', 'יוגה'],
  ])('the running form of %s is derived', (title, running) => {
    expect(runningForm(title)).toBe(running);
  });

  it('the noun fills {Product} in title form and {product} in running form', () => {
    expect(fillWords('{Product} by {site}: {product}', words)).toBe(
      'Tai Chi & Qigong by Harbour: tai chi & qigong',
    );
  });

  it('a token inside a filled value is not filled', () => {
    const odd = { ...words, site: '{product}' };
    expect(fillWords('{site}', odd)).toBe('{product}');
  });

  it('a value such as "$&" is not read as a replacement pattern', () => {
    expect(fillWords('{site}', { ...words, site: '$& $1' })).toBe('$& $1');
  });

  it('strings at any depth are filled, and other values are left unchanged', () => {
    const date = new Date(0);
    expect(fillWordsIn({ a: ['{Product}', 1], date, none: undefined }, words)).toEqual({
      a: ['Tai Chi & Qigong', 1],
      date,
      none: undefined,
    });
  });

  it('unknown tokens are reported', () => {
    expect(unknownTokens('{product} {Site} {a b} {produkt}')).toEqual(['{Site}', '{produkt}']);
  });
});
