import { expect, it } from 'vitest';
import { distinctiveTerms, MAX_TERMS } from './distinctive-terms.ts';
import { countTerms } from './terms.ts';

/** Returns the distinctive terms of each text with their weights. */
function weighed(texts: readonly string[]) {
  const { starts, terms, weights } = distinctiveTerms(texts.map(countTerms));
  return texts.map((_, place) => ({
    terms: [...terms.subarray(starts[place], starts[place + 1])],
    weights: [...weights.subarray(starts[place], starts[place + 1])],
  }));
}

it('distinctive terms occur in several texts but not in all', () => {
  const [first, second, third] = weighed(['both tea only', 'both tea', 'both']);
  expect(first?.terms).toHaveLength(1);
  expect(second).toEqual(first);
  expect(third?.terms).toEqual([]);
});

it('the distinctive terms of a text are limited in number, and have the most weight', () => {
  const words = Array.from(
    { length: 100 },
    (_, at) => `word${'abcdefghij'[at % 10]}${'abcdefghij'[Math.floor(at / 10)]}`,
  ).join(' ');
  const texts = [`${words} ${'tea '.repeat(5)}`, `${words} tea`, 'tea', 'hill'];
  const [first, second, third] = weighed(texts);
  expect(first?.terms).toHaveLength(MAX_TERMS);
  expect(third?.terms).toHaveLength(1);
  // Tea is in more texts than the other words, which counts unless it occurs more often.
  expect(first?.terms).toContain(third?.terms[0]);
  expect(second?.terms).not.toContain(third?.terms[0]);
});

it('the weights of a text are a vector of length 1, in descending order', () => {
  const [first] = weighed(['tea tea leaves', 'tea kettle leaves', 'hill']);
  expect(first?.weights).toEqual(first?.weights.toSorted((a, b) => b - a));
  expect(Math.hypot(...(first?.weights ?? []))).toBeCloseTo(1);
  expect(first?.weights[0]).toBeGreaterThan(first?.weights[1] ?? 1);
});
