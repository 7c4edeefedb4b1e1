import { newestFirst } from '../order.ts';
import { distinctiveTerms } from './distinctive-terms.ts';
import { Heaviest } from './heaviest.ts';
import { postingsOf } from './postings.ts';
import type { Terms } from './terms.ts';

/** The parts of an article that determine its similarity to others. */
export interface Text {
  slug: string;
  topics: readonly string[];
  date: Date;
  /** The words of title, summary and body. */
  terms: Terms;
}

/** The amount that each shared topic adds to the similarity of words, which is from 0 to 1. */
const SHARED_TOPIC = 0.1;

/**
 * Finds the most similar texts of every text, by shared topics and distinctive words. Equally
 * similar texts are sorted newest first, then by slug.
 * @param count the maximum number of similar texts for each text
 * @returns a function that finds the slugs of the similar texts of the text with a slug
 */
export function relate(texts: readonly Text[], count: number): (slug: string) => string[] {
  // Sorted, so that the result does not depend on the order of the files.
  const sorted = newestFirst(texts);
  const { starts, terms, weights, ...words } = distinctiveTerms(sorted.map((text) => text.terms));
  const postings = postingsOf({ starts, terms, weights, ...words });
  /** The similarities of words between the current text and each text; 0 between two texts. */
  const sums = new Float64Array(sorted.length);
  const nearest = new Heaviest(count);
  const topics = numbered(sorted.map((text) => text.topics));

  const places = new Map(sorted.map(({ slug }, place) => [slug, place]));

  return (slug) => {
    const place = places.get(slug) ?? -1;
    const own = topics[place];
    if (!own) return [];
    const found: number[] = [];
    for (let index = starts[place] ?? 0; index < (starts[place + 1] ?? 0); index += 1) {
      const [term, weight] = [terms[index] ?? 0, weights[index] ?? 0];
      for (let at = postings.starts[term] ?? 0; at < (postings.ends[term] ?? 0); at += 1) {
        const other = postings.texts[at] ?? 0;
        const sum = sums[other] ?? 0;
        if (sum === 0 && other !== place) found.push(other);
        sums[other] = sum + weight * (postings.weights[at] ?? 0);
      }
    }
    nearest.clear();
    const most = SHARED_TOPIC * own.length;
    for (const other of found) {
      const sum = sums[other] ?? 0;
      if (sum + most >= nearest.least)
        nearest.add(other, sum + SHARED_TOPIC * shared(own, topics[other]));
      sums[other] = 0;
    }
    sums[place] = 0;
    const near = nearest.items.subarray(0, nearest.size);
    return Array.from(near).flatMap((other) => sorted[other]?.slug ?? []);
  };
}

/** Replaces equal names by equal numbers, which are faster to compare. */
function numbered(lists: readonly (readonly string[])[]): number[][] {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  return lists.map((names) => names.map(numberOf));
}

/** Returns how many numbers are in both lists. */
function shared(some: readonly number[], others: readonly number[] = []): number {
  let count = 0;
  for (const number of some) if (others.includes(number)) count += 1;
  return count;
}
