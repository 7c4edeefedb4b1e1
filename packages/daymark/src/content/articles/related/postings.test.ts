import { expect, it } from 'vitest';
import { MAX_BY_TERM, postingsOf } from './postings.ts';

/** Returns the texts of each term, given the terms of each text with their weights. */
function textsByTerm(texts: readonly (readonly (readonly [term: number, weight: number])[])[]) {
  const all = texts.flat();
  const termCount = 3;
  const {
    starts,
    ends,
    texts: found,
  } = postingsOf({
    starts: Int32Array.from([
      0,
      ...texts.map((_, place) => texts.slice(0, place + 1).flat().length),
    ]),
    terms: Int32Array.from(all, ([term]) => term),
    weights: Float64Array.from(all, ([, weight]) => weight),
    termCount,
  });
  return Array.from({ length: termCount }, (_, term) => [
    ...found.subarray(starts[term], ends[term]),
  ]);
}

it('each term is connected with the texts that contain it', () => {
  const texts = [
    [
      [0, 0.8],
      [2, 0.6],
    ],
    [],
    [
      [2, 0.8],
      [0, 0.6],
    ],
    [[2, 1]],
  ] as const;
  expect(textsByTerm(texts)).toEqual([[0, 2], [], [0, 2, 3]]);
});

it('a term is connected with a limited number of texts, in which it has the most weight', () => {
  const texts = Array.from({ length: MAX_BY_TERM + 5 }, (_, place) => [
    [1, 0.7 + place / 100] as const,
    [2, 0.4 - place / 100] as const,
  ]);
  const [, ...found] = textsByTerm(texts);
  const places = Array.from({ length: MAX_BY_TERM }, (_, place) => place);
  expect(found.map((list) => list.toSorted((a, b) => a - b))).toEqual([
    places.map((place) => place + 5),
    places,
  ]);
});
