import { describe, expect, it } from 'vitest';
import { inPathOrder } from './steps.ts';

const order = (...slugs: string[]) =>
  inPathOrder(slugs.map((slug) => ({ slug }))).map(({ slug }) => slug);

describe('the files in content/path', () => {
  it('are sorted by the numbers in their names, which may have gaps', () => {
    expect(order('10-last', '2-middle', '1-first')).toEqual(['first', 'middle', 'last']);
  });

  it('are skipped if their names have no number', () => {
    expect(order('five-breaths', '1-first')).toEqual(['first']);
  });
});
