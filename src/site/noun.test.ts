import { describe, expect, it } from 'vitest';
import { fillWords, fillWordsIn, runningForm, strayTokens } from './noun.ts';

const words = { noun: { title: 'Tai Chi & Qigong', running: 'tai chi & qigong' }, site: 'Harbour' };

describe('the noun', () => {
  it.each([
    ['Yoga', 'yoga'],
    ['Tai Chi & Qigong', 'tai chi & qigong'],
    ['NLP', 'NLP'],
    ['Élan vital', 'élan vital'],
    ['יוגה', 'יוגה'],
  ])('derives the running form of %s', (title, running) => {
    expect(runningForm(title)).toBe(running);
  });

  it('stands in title form and in running form', () => {
    expect(fillWords('{Product} by {site}: {product}', words)).toBe(
      'Tai Chi & Qigong by Harbour: tai chi & qigong',
    );
  });

  it('is never filled twice, whatever it contains', () => {
    const odd = { ...words, site: '{product}' };
    expect(fillWords('{site}', odd)).toBe('{product}');
  });

  it('is not taken for a replacement pattern', () => {
    expect(fillWords('{site}', { ...words, site: '$& $1' })).toBe('$& $1');
  });

  it('fills texts deep inside settings and leaves other values alone', () => {
    const date = new Date(0);
    expect(fillWordsIn({ a: ['{Product}', 1], date, none: undefined }, words)).toEqual({
      a: ['Tai Chi & Qigong', 1],
      date,
      none: undefined,
    });
  });

  it('tells tokens that nothing fills', () => {
    expect(strayTokens('{product} {Site} {a b} {produkt}')).toEqual(['{Site}', '{produkt}']);
  });
});
