import type { DistinctiveTerms } from './distinctive-terms.ts';
import { Heaviest } from './heaviest.ts';

/**
 * The maximum number of texts that one term connects: those in which the term has the most weight.
 * With MAX_TERMS, it limits the comparisons for each text, so that the total time is linear.
 */
export const MAX_BY_TERM = 16;

/**
 * The texts in which each term has the most weight. Those of term n are in `texts` from `starts[n]`
 * up to `ends[n]`, as positions.
 */
interface Postings {
  starts: Int32Array;
  ends: Int32Array;
  texts: Int32Array;
  weights: Float64Array;
}

/** Groups the terms of texts by term, and keeps the texts in which a term has the most weight. */
export function postingsOf({ starts, terms, weights, termCount }: DistinctiveTerms): Postings {
  const sizes = new Int32Array(termCount);
  for (const term of terms) sizes[term] = (sizes[term] ?? 0) + 1;
  let total = 0;
  const postings = {
    starts: sizes.map((size) => {
      total += size;
      return total - size;
    }),
    texts: new Int32Array(terms.length),
    weights: new Float64Array(terms.length),
  };
  const ends = postings.starts.slice();
  for (let text = 0; text + 1 < starts.length; text += 1)
    for (let index = starts[text] ?? 0; index < (starts[text + 1] ?? 0); index += 1) {
      const term = terms[index] ?? 0;
      const place = ends[term] ?? 0;
      postings.texts[place] = text;
      postings.weights[place] = weights[index] ?? 0;
      ends[term] = place + 1;
    }
  return limited({ ...postings, ends });
}

/** Shortens the lists of texts that are too long. */
function limited({ starts, ends, texts, weights }: Postings): Postings {
  const heaviest = new Heaviest(MAX_BY_TERM);
  const limits = ends.map((end, term) => {
    const start = starts[term] ?? 0;
    if (end - start <= MAX_BY_TERM) return end;
    heaviest.clear();
    for (let place = start; place < end; place += 1)
      heaviest.add(texts[place] ?? 0, weights[place] ?? 0);
    texts.set(heaviest.items, start);
    weights.set(heaviest.weights, start);
    return start + MAX_BY_TERM;
  });
  return { starts, ends: limits, texts, weights };
}
