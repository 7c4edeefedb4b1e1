import { describe, expect, it } from 'vitest';
import { exampleArticle } from '../example.ts';
import { nextReading } from './next-reading.ts';

const of = (slug: string) => exampleArticle({ slug });
const [a, b, c, d] = [of('a'), of('b'), of('c'), of('d')];
const none = { nextGuide: undefined, related: [], topic: [], newest: [] };
const lists = (change: object) => ({ ...none, ...change });

describe('next reading', () => {
  it('is what is nearest to the article', () => {
    expect(nextReading(a, lists({ related: [c, b], topic: [a, d], newest: [d] }))).toEqual([c, b]);
  });

  it('is the next guide first after a guide', () => {
    expect(nextReading(a, lists({ nextGuide: d, related: [c, d, b] }))).toEqual([d, c]);
  });

  it('is taken from the topic, then from the newest, where little is near', () => {
    expect(nextReading(a, lists({ related: [c], topic: [a, c, b], newest: [d] }))).toEqual([c, b]);
    expect(nextReading(a, lists({ topic: [a], newest: [a, d, c, b] }))).toEqual([d, c]);
  });

  it('is none where there is one article', () => {
    expect(nextReading(a, lists({ topic: [a], newest: [a] }))).toEqual([]);
  });
});
