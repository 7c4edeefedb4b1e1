import { newestFirst } from '../order.ts';
import { distinctiveTerms, type Terms } from './terms.ts';

/** The parts of an article that determine its similarity to others. */
export interface Text {
  slug: string;
  topics: readonly string[];
  date: Date;
  /** Title, summary and body as Markdown. */
  markdown: string;
}

/**
 * The maximum number of texts that one term connects: those in which the term has the most weight.
 * With MAX_TERMS, it limits the comparisons for each text, so that the total time is linear.
 */
export const MAX_BY_TERM = 16;
/** The amount that each shared topic adds to the similarity of words, which is from 0 to 1. */
const SHARED_TOPIC = 0.1;

/**
 * Finds the most similar texts of every text, by shared topics and distinctive words. Equally
 * similar texts are sorted newest first, then by slug.
 * @param count the maximum number of similar texts for each text
 * @returns the slugs of the similar texts by slug
 */
export function relate(texts: readonly Text[], count: number): Map<string, string[]> {
  // Sorted, so that the result does not depend on the order of the files.
  const sorted = newestFirst(texts);
  const terms = distinctiveTerms(sorted.map(({ markdown }) => markdown));
  const index = indexOf(terms);
  return new Map(
    sorted.map((text, place) => {
      const near = [...likenesses(terms[place] ?? new Map(), index)]
        .filter(([other]) => other !== place)
        .map(([other, likeness]) => ({
          other,
          likeness: likeness + topicsShared(text, sorted[other]),
        }))
        .sort((a, b) => b.likeness - a.likeness || a.other - b.other)
        .slice(0, count);
      return [text.slug, near.flatMap(({ other }) => sorted[other]?.slug ?? [])];
    }),
  );
}

interface Posting {
  term: string;
  place: number;
  weight: number;
}

/**
 * Returns for each term the texts in which it has the most weight, in descending order of weight.
 */
function indexOf(terms: readonly Terms[]): Map<string, Posting[]> {
  const postings = terms.flatMap((weights, place): Posting[] =>
    Array.from(weights, ([term, weight]) => ({ term, place, weight })),
  );
  const index = Map.groupBy(postings, ({ term }) => term);
  for (const [term, all] of index) {
    all.sort((a, b) => b.weight - a.weight || a.place - b.place);
    index.set(term, all.slice(0, MAX_BY_TERM));
  }
  return index;
}

/**
 * Returns the similarity of each text that contains one of the given terms, by the position of the
 * text.
 */
function likenesses(terms: Terms, index: ReadonlyMap<string, readonly Posting[]>) {
  const sums = new Map<number, number>();
  for (const [term, weight] of terms)
    for (const other of index.get(term) ?? [])
      sums.set(other.place, (sums.get(other.place) ?? 0) + weight * other.weight);
  return sums;
}

function topicsShared(a: Text, b: Text | undefined): number {
  return SHARED_TOPIC * a.topics.filter((topic) => b?.topics.includes(topic)).length;
}
