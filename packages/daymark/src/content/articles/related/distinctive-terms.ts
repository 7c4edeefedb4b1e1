import { Heaviest } from './heaviest.ts';
import type { Terms } from './terms.ts';

/** The maximum number of terms of a text: enough to distinguish texts, and few enough for speed. */
export const MAX_TERMS = 16;

/**
 * The distinctive terms of all texts in one list. Those of the text at position n are from
 * `starts[n]` up to `starts[n + 1]`, in descending order of weight.
 */
export interface DistinctiveTerms {
  starts: Int32Array;
  /** The terms, as numbers from 0. */
  terms: Int32Array;
  /** The weights of the terms. Those of a text are a vector of length 1. */
  weights: Float64Array;
  /** The number of different terms. */
  termCount: number;
}

/**
 * The number of counters of words. Two words in the same counter weigh as if they were one, which is
 * rare: among 100,000 words, one in forty shares its counter, usually with a word of few texts.
 */
const COUNTERS = 2 ** 22;

/**
 * Weighs the words of each text by TF-IDF and keeps those with the most weight. Drops words that
 * occur in only one text or in all texts, because they show no similarity.
 * Source: Manning, Raghavan and Schütze, Introduction to Information Retrieval (2008), ch. 6.
 */
export function distinctiveTerms(texts: readonly Terms[]): DistinctiveTerms {
  const spread = countTexts(texts);
  const rarities = Float64Array.from({ length: texts.length + 1 }, (_, others) =>
    others > 1 ? Math.log(texts.length / others) : 0,
  );
  const numbers = new Map<number, number>();
  const starts = new Int32Array(texts.length + 1);
  const terms = new Int32Array(texts.length * MAX_TERMS);
  const weights = new Float64Array(texts.length * MAX_TERMS);
  const heaviest = new Heaviest(MAX_TERMS);
  let end = 0;
  for (const [place, { hashes, counts }] of texts.entries()) {
    heaviest.clear();
    for (let index = 0; index < hashes.length; index += 1) {
      const hash = hashes[index] ?? 0;
      const rarity = rarities[spread[hash & (COUNTERS - 1)] ?? 0] ?? 0;
      if (rarity > 0) heaviest.add(hash, (frequencies[counts[index] ?? 1] ?? 1) * rarity);
    }
    const length = Math.hypot(...heaviest.weights.subarray(0, heaviest.size));
    for (let index = 0; index < heaviest.size; index += 1) {
      const hash = heaviest.items[index] ?? 0;
      const number = numbers.get(hash) ?? numbers.size;
      numbers.set(hash, number);
      terms[end] = number;
      weights[end] = (heaviest.weights[index] ?? 0) / length;
      end += 1;
    }
    starts[place + 1] = end;
  }
  return {
    starts,
    terms: terms.subarray(0, end),
    weights: weights.subarray(0, end),
    termCount: numbers.size,
  };
}

/** The weight of a word by the number of times that it occurs in a text. */
const frequencies = Float64Array.from({ length: 256 }, (_, count) => 1 + Math.log(count));

/** Counts the texts that contain each word. */
function countTexts(texts: readonly Terms[]): Int32Array {
  const spread = new Int32Array(COUNTERS);
  for (const { hashes } of texts)
    for (const hash of hashes) {
      const counter = hash & (COUNTERS - 1);
      spread[counter] = (spread[counter] ?? 0) + 1;
    }
  return spread;
}
