import { describe, expect, it } from 'vitest';
import { exampleArticle } from './example.ts';
import { nextReading } from './next-reading.ts';

const article = (slug: string) => exampleArticle({ slug });
const [a, b, c, d] = [article('a'), article('b'), article('c'), article('d')];
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

describe('next reading', () => {
  it('is what follows in the topic', () => {
    expect(slugs(nextReading(a, [a, b, c], [], []))).toEqual(['b', 'c']);
  });

  it('goes round to the newest of the topic after its last', () => {
    expect(slugs(nextReading(c, [a, b, c], [], []))).toEqual(['a', 'b']);
  });

  it('is the next guide after a guide', () => {
    const one = exampleArticle({ slug: 'one', guide: 1 });
    const two = exampleArticle({ slug: 'two', guide: 2 });
    expect(slugs(nextReading(one, [a, one], [one, two], []))).toEqual(['two', 'a']);
  });

  it('is taken from the newest of all where the topic is too small', () => {
    expect(slugs(nextReading(a, [a], [], [a, d, b]))).toEqual(['d', 'b']);
  });
});
