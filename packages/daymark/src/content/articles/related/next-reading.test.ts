import { describe, expect, it } from 'vitest';
import { exampleArticle } from '../testing.ts';
import { nextReading } from './next-reading.ts';

const of = (slug: string) => exampleArticle({ slug });
const [a, b, c, d] = [of('a'), of('b'), of('c'), of('d')];
const none = { nextGuide: undefined, related: [], topic: [], newest: [] };
const lists = (change: object) => ({ ...none, ...change });

describe('next reading', () => {
  it('consists of the articles that are most similar to the current one', () => {
    expect(nextReading(a, lists({ related: [c, b], topic: [a, d], newest: [d] }))).toEqual([c, b]);
  });

  it('begins with the next guide after a guide', () => {
    expect(nextReading(a, lists({ nextGuide: d, related: [c, d, b] }))).toEqual([d, c]);
  });

  it('continues with articles of the topic, and then the newest, if too few are similar', () => {
    expect(nextReading(a, lists({ related: [c], topic: [a, c, b], newest: [d] }))).toEqual([c, b]);
    expect(nextReading(a, lists({ topic: [a], newest: [a, d, c, b] }))).toEqual([d, c]);
  });

  it('is empty if there is only one article', () => {
    expect(nextReading(a, lists({ topic: [a], newest: [a] }))).toEqual([]);
  });
});
