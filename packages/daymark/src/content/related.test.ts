import { describe, expect, it } from 'vitest';
import { exampleArticle } from '../../../../tests/example-article.ts';
import { countTerms } from './articles/count-words.ts';
import { nextReading, relate, type Text } from './related.ts';

const text = (slug: string, markdown: string, change: Partial<Text> = {}): Text => ({
  slug,
  terms: countTerms(markdown),
  topics: [],
  date: new Date('2026-01-01'),
  ...change,
});

const tea = text('tea', 'Kettle, leaves and water: a kettle sings before the leaves do.');
const coffee = text('coffee', 'Beans and water: the kettle is loud, the beans are ground.');
const hills = text('hills', 'A path over the ridge, with boots and a map.');
const maps = text('maps', 'The map shows the ridge; the boots find the path.');

describe('related articles', () => {
  it('are those that share words which few other articles contain', () => {
    const list = [tea, coffee, hills, maps];
    expect(list.map(({ slug }) => relate(list, 1)(slug))).toEqual([
      ['coffee'],
      ['tea'],
      ['maps'],
      ['hills'],
    ]);
  });

  it('are more similar if they share a topic', () => {
    const words = 'kettle leaves';
    const list = [
      text('a', words, { topics: ['rest'] }),
      text('b', words, { topics: ['habits'] }),
      text('c', `${words} leaves`, { topics: ['rest'] }),
      hills,
    ];
    expect(relate(list, 2)('a')).toEqual(['c', 'b']);
    expect(relate(list, 1)('a')).toEqual(['c']);
  });

  it('are sorted by date, newest first, and then by slug if they are equally similar', () => {
    const words = 'kettle leaves';
    const list = [
      text('a', words),
      text('d', words),
      text('c', words),
      text('z', words, { date: new Date('2026-02-01') }),
      hills,
    ];
    expect(relate(list, 3)('a')).toEqual(['z', 'c', 'd']);
  });

  it('do not depend on the order of the files', () => {
    const list = [tea, coffee, hills, maps];
    for (const { slug } of list)
      expect(relate(list.toReversed(), 3)(slug)).toEqual(relate(list, 3)(slug));
  });

  it('never include the article itself', () => {
    const list = [tea, coffee, hills, maps];
    for (const { slug } of list) expect(relate(list, 4)(slug)).not.toContain(slug);
  });

  it('do not exist for a text that is similar to no other text, or is the only text', () => {
    expect(relate([tea, hills, text('odd', 'xyzzy')], 2)('odd')).toEqual([]);
    expect(relate([tea], 2)('tea')).toEqual([]);
    expect(relate([], 2)('tea')).toEqual([]);
  });

  it('are chosen from a bounded number of candidates, even among a thousand similar texts', () => {
    const alike = Array.from({ length: 1000 }, (_, at) => text(`t${at}`, 'kettle leaves water'));
    const near = relate([...alike, hills], 2000)('t999');
    expect(near.length).toBeGreaterThan(0);
    expect(near.length).toBeLessThanOrEqual(3 * 16);
  });

  it('do not share only words that all texts contain', () => {
    const list = [text('a', 'both tea only'), text('b', 'both tea'), text('c', 'both')];
    expect(list.map(({ slug }) => relate(list, 2)(slug))).toEqual([['b'], ['a'], []]);
  });

  it('share the most distinctive words of an article', () => {
    const words = Array.from(
      { length: 100 },
      (_, at) => `word${'abcdefghij'[at % 10]}${'abcdefghij'[Math.floor(at / 10)]}`,
    ).join(' ');
    // More texts contain "tea" than the other words, so it has less weight, unless it occurs more
    // often.
    const list = [
      text('often', `${words} ${'tea '.repeat(5)}`),
      text('once', `${words} tea`),
      text('tea', 'tea'),
      hills,
    ];
    expect(relate(list, 3)('tea')).toEqual(['often']);
  });

  it('are those in which a frequent word has the most weight', () => {
    const alike = Array.from({ length: 40 }, (_, at) =>
      text(`t${at}`, `${'kettle '.repeat(at + 1)} leaves`),
    );
    const near = relate([...alike, hills], 40)('t39');
    expect(near).toContain('t30');
    expect(near).not.toContain('t20');
  });
});

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
