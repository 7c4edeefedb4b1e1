import { globSync, readFileSync } from 'node:fs';
import { wordSegments } from '../../packages/daymark/src/basics/language.ts';
import type { SearchRecord } from '../../packages/daymark/src/machines/search-index/shard.ts';

const VOCABULARY = 50_000;
const SYLLABLES =
  'ba con de est fa ing ka lo ment mi na ness or pa pro re sa se sta ti to tri va wi'.split(' ');

/**
 * Returns a Mulberry32 generator (by Tommy Ettinger) of numbers from 0 to 1: the same numbers for
 * the same seed.
 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns invented words. The first words tend to be short, as frequent words are. */
function inventWords(random: () => number): string[] {
  const words = new Set<string>();
  while (words.size < VOCABULARY) {
    const length = 1 + Math.min(4, Math.floor(words.size / 60)) * random() + random();
    const syllables = Array.from({ length: Math.ceil(length) }, () => oneOf(SYLLABLES, random));
    words.add(syllables.join(''));
  }
  return [...words];
}

function oneOf(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? '';
}

/** The folders with the first texts of new sites, by language. */
const TEXTS = 'packages/create-daymark/words';

/** The languages whose words `wordsIn` knows. */
export const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt'];

/** Returns the different words of the first texts of a new site in a language. */
export function wordsIn(language: string): string[] {
  const files = globSync(`${TEXTS}/${language}/**/*.md`).toSorted();
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const words = wordSegments(text).filter(({ isWordLike }) => isWordLike);
  return [...new Set(words.map(({ segment }) => segment))];
}

/** The average number of articles in a year. */
const YEARLY = 5_000;
const NEWEST = Date.UTC(2026, 5, 30);
const YEAR = 365.25 * 24 * 60 * 60 * 1000;

/**
 * Returns articles of 1,000 to 1,400 words, the newest first, with word frequencies as in natural
 * language (Zipf's law), and the words in the order of their frequency.
 * @param words the words of the articles, the most frequent first; invented words without them
 */
export function inventRecords(
  count: number,
  words: string[] = inventWords(seeded(20_260_614)),
): { records: SearchRecord[]; words: string[] } {
  const records = Array.from({ length: count }, (_, number) => inventRecord(number, words));
  return { records, words };
}

/** Invents an article. The same number gives the same article in every run. */
function inventRecord(number: number, words: readonly string[]): SearchRecord {
  const random = seeded(number);
  return {
    path: `/blog/article-${number}`,
    title: inventText(4, words, random),
    label: inventText(1, words, random),
    summary: inventText(20, words, random),
    date: new Date(NEWEST - (number / YEARLY) * YEAR),
    // Generates the text at each access, because the texts of 100,000 articles would fill a
    // gigabyte.
    get html() {
      const random = seeded(~number);
      return `<p>${inventText(1000 + Math.floor(random() * 400), words, random)}</p>`;
    },
  };
}

/**
 * Returns random words, each as often as its rank requires. The function inverts the cumulative
 * frequency: the sum of 1, 1/2, 1/3 … grows logarithmically with the rank.
 */
const inventText = (length: number, words: readonly string[], random: () => number) =>
  Array.from({ length }, () => words[Math.floor(words.length ** random()) - 1]).join(' ');
