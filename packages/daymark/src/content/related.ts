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

/** The maximum number of terms of a text: enough to distinguish texts, and few enough for speed. */
const MAX_TERMS = 16;

/**
 * The maximum number of texts that one term connects: the texts in which the term has the most weight.
 * With MAX_TERMS, it limits the comparisons for each text, so that the total time is linear.
 */
const MAX_BY_TERM = 16;

/**
 * Finds the most similar texts of every text, by shared topics and distinctive words. Equally
 * similar texts are sorted newest first, then by slug.
 * @param count the maximum number of similar texts for each text
 * @returns a function that finds the slugs of the similar texts of the text with a slug
 */
export function relate(texts: readonly Text[], count: number): (slug: string) => string[] {
  // Sorted, so that the result does not depend on the order of the files.
  const sorted = newestFirst(texts);
  const indexes = new Map(sorted.map(({ slug }, index) => [slug, index]));
  const distinctive = distinctiveTerms(sorted.map(({ terms }) => terms));
  /** The texts in which each term has the most weight. */
  const textsByTerm = new Map<number, Heaviest>();
  for (const [index, terms] of distinctive.entries())
    terms.forEach((term, weight) => {
      const connected = textsByTerm.get(term) ?? new Heaviest(MAX_BY_TERM);
      textsByTerm.set(term, connected);
      connected.add(index, weight);
    });

  /** The similarities of words between one text and all others. Each call resets them to 0. */
  const sums = new Float64Array(sorted.length);
  return (slug) => {
    const index = indexes.get(slug) ?? -1;
    const found: number[] = [];
    distinctive[index]?.forEach((term, weight) => {
      textsByTerm.get(term)?.forEach((other, itsWeight) => {
        if (sums[other] === 0 && other !== index) found.push(other);
        sums[other] = (sums[other] ?? 0) + weight * itsWeight;
      });
    });
    const nearest = new Heaviest(count);
    for (const other of found) {
      const topics = sharedTopics(sorted[index], sorted[other]);
      nearest.add(other, (sums[other] ?? 0) + SHARED_TOPIC * topics);
      sums[other] = 0;
    }
    sums[index] = 0;
    return nearest.items.flatMap((other) => sorted[other]?.slug ?? []);
  };
}

/** Returns the number of topics that two texts share. */
function sharedTopics(text: Text | undefined, other: Text | undefined): number {
  let count = 0;
  for (const topic of text?.topics ?? []) if (other?.topics.includes(topic)) count += 1;
  return count;
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
 * @returns the terms of each text, whose weights are a vector of length 1
 */
function distinctiveTerms(texts: readonly Terms[]): Heaviest[] {
  const spread = countTexts(texts);
  const rarities = Float64Array.from({ length: texts.length + 1 }, (_, others) =>
    others > 1 ? Math.log(texts.length / others) : 0,
  );
  return texts.map(({ hashes, counts }) => {
    const heaviest = new Heaviest(MAX_TERMS);
    for (let index = 0; index < hashes.length; index += 1) {
      const hash = hashes[index] ?? 0;
      const rarity = rarities[spread[hash & (COUNTERS - 1)] ?? 0] ?? 0;
      if (rarity > 0) heaviest.add(hash, (frequencies[counts[index] ?? 1] ?? 1) * rarity);
    }
    const length = Math.hypot(...heaviest.weights);
    heaviest.weights = heaviest.weights.map((weight) => weight / length);
    return heaviest;
  });
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

/**
 * Keeps the items with the most weight, sorted by descending weight, and items of the same weight
 * by descending number.
 */
class Heaviest {
  items: number[] = [];
  weights: number[] = [];
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Adds an item. If there are too many, removes the item with the least weight. */
  add(item: number, weight: number): void {
    const { items, weights } = this;
    let index = items.length;
    for (; index > 0; index -= 1) {
      const above = weights[index - 1] ?? 0;
      if (above > weight || (above === weight && (items[index - 1] ?? 0) < item)) break;
    }
    if (index === this.#max) return;
    if (items.length === this.#max) {
      items.pop();
      weights.pop();
    }
    items.splice(index, 0, item);
    weights.splice(index, 0, weight);
  }

  forEach(take: (item: number, weight: number) => void): void {
    for (const [index, item] of this.items.entries()) take(item, this.weights[index] ?? 0);
  }
}
