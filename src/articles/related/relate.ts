import { newestFirst } from '../order.ts';
import { distinctiveTerms, type Terms } from './terms.ts';

/** What tells how near one article is to another. */
export interface Text {
  slug: string;
  topics: readonly string[];
  date: Date;
  /** Title, summary and body, as they are written. */
  markdown: string;
}

/**
 * Texts that one term relates at most: those it says most about. With the few
 * terms of a text it bounds the comparisons for each, which keeps the whole linear.
 */
export const MOST_BY_TERM = 16;
/** What a shared topic adds to a likeness between 0 and 1. */
const SHARED_TOPIC = 0.1;

/**
 * Finds for every text those nearest to it, by shared topics and the words that
 * tell them from the rest; of equally near ones the newest first, then by slug.
 * @param count how many at most
 * @returns slugs by slug; fewer than `count` where nothing else is alike
 */
export function relate(texts: readonly Text[], count: number): Map<string, string[]> {
  // In one order, so that the order of the files changes nothing.
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
  place: number;
  weight: number;
}

/** The texts that each term says most about, heaviest first. */
function indexOf(terms: readonly Terms[]): Map<string, Posting[]> {
  const index = new Map<string, Posting[]>();
  for (const [place, weights] of terms.entries())
    for (const [term, weight] of weights) {
      const postings = index.get(term);
      if (postings) postings.push({ place, weight });
      else index.set(term, [{ place, weight }]);
    }
  for (const [term, postings] of index) {
    postings.sort((a, b) => b.weight - a.weight || a.place - b.place);
    index.set(term, postings.slice(0, MOST_BY_TERM));
  }
  return index;
}

/** The likeness of every text that shares a term, by its place. */
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
