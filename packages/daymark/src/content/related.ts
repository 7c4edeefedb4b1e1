import type { Article } from './articles/article.ts';
import { newestFirst } from './articles/order.ts';
import type { Terms } from './texts.ts';

/** The number of articles that a page suggests at the end of an article. */
export const NEXT_COUNT = 2;

/** The lists from which the next reading is chosen, in order of preference. */
interface Shelves {
  /** The guide after this one. */
  nextGuide: Article | undefined;
  /** The articles most similar to this one in words and topics. */
  related: readonly Article[];
  /** The articles of this article's main topic, newest first. */
  topic: readonly Article[];
  /** All articles, newest first. */
  newest: readonly Article[];
}

/**
 * Returns the articles to read after an article. Reads only the beginning of each list, so that the
 * cost does not grow with the length of the lists.
 */
export function nextReading(
  article: Article,
  { nextGuide, related, topic, newest }: Shelves,
): Article[] {
  const chosen = new Set<Article>(nextGuide && [nextGuide]);
  // Considers twice as many articles as it returns, because some may be chosen already or be the
  // article itself.
  for (const shelf of [related, topic, newest])
    for (const candidate of shelf.slice(0, 2 * NEXT_COUNT))
      if (candidate.slug !== article.slug && chosen.size < NEXT_COUNT) chosen.add(candidate);
  return [...chosen];
}

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
  const distinctive = distinctiveTerms(sorted.map((text) => text.terms));
  const { starts, terms, weights } = distinctive;
  const postings = postingsOf(distinctive);
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
const shared = (some: readonly number[], others: readonly number[] = []): number =>
  some.filter((number) => others.includes(number)).length;

/**
 * The maximum number of texts that one term connects: those in which the term has the most weight.
 * With MAX_TERMS, it limits the comparisons for each text, so that the total time is linear.
 */
const MAX_BY_TERM = 16;

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
function postingsOf({ starts, terms, weights, termCount }: DistinctiveTerms): Postings {
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

/** The maximum number of terms of a text: enough to distinguish texts, and few enough for speed. */
const MAX_TERMS = 16;

/**
 * The distinctive terms of all texts in one list. Those of the text at position n are from
 * `starts[n]` up to `starts[n + 1]`, in descending order of weight.
 */
interface DistinctiveTerms {
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
function distinctiveTerms(texts: readonly Terms[]): DistinctiveTerms {
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

/** Keeps the items with the most weight, in descending order of weight, and then of their numbers. */
class Heaviest {
  /** The number of items, which are at the beginning of `items` and `weights`. */
  size = 0;
  readonly items: Int32Array;
  readonly weights: Float64Array;

  /** @param max the maximum number of items */
  constructor(max: number) {
    this.items = new Int32Array(max);
    this.weights = new Float64Array(max);
  }

  /** Items with less weight are not kept. */
  get least(): number {
    const { size, weights } = this;
    return size < weights.length ? Number.NEGATIVE_INFINITY : (weights[size - 1] ?? 0);
  }

  clear(): void {
    this.size = 0;
  }

  /** Adds an item, which removes another one if there are too many. */
  add(item: number, weight: number): void {
    const { items, weights } = this;
    let place = this.size;
    for (; place > 0; place -= 1) {
      const above = weights[place - 1] ?? 0;
      if (above > weight || (above === weight && (items[place - 1] ?? 0) < item)) break;
    }
    if (place === items.length) return;
    if (this.size < items.length) this.size += 1;
    items.copyWithin(place + 1, place, this.size - 1);
    weights.copyWithin(place + 1, place, this.size - 1);
    items[place] = item;
    weights[place] = weight;
  }
}
