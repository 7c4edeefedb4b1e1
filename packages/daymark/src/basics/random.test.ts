import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

const draws = (seed: string, count: number, to: number) => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random.int(1, to));
};

describe('a stream of choices', () => {
  it('is always the same for the same seed', () => {
    expect(draws('a-slug', 8, 1000)).toEqual([590, 178, 850, 870, 162, 747, 300, 14]);
  });

  it('differs for seeds that differ in one letter', () => {
    expect(draws('guide-1', 8, 1000)).not.toEqual(draws('guide-2', 8, 1000));
  });

  it('contains every value of the range about equally often, and no other value', () => {
    const counts = Map.groupBy(draws('many', 6000, 6), (value) => value);
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const [, values] of counts) expect(Math.abs(values.length - 1000)).toBeLessThan(120);
  });

  it('has different first choices for similar seeds', () => {
    const firsts = Array.from({ length: 400 }, (_, index) =>
      randomFrom(`guide-${index}`).int(1, 4),
    );
    for (const value of [1, 2, 3, 4]) {
      expect(firsts.filter((first) => first === value).length).toBeGreaterThan(70);
    }
  });

  it('has a chance that is never true at 0 percent and always true at 100 percent', () => {
    const random = randomFrom('certainty');
    const both = Array.from({ length: 200 }, () => [random.chance(0), random.chance(100)]);
    expect(both.every(([never, always]) => !never && always)).toBe(true);
  });

  it('selects the only item of a list with one item', () => {
    expect(randomFrom('one').pick(['only'])).toBe('only');
  });
});
