import type { SearchRecord } from '../../packages/daymark/src/machines/search-index/record.ts';

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

/**
 * Returns articles of 400 to 1,000 words, with word frequencies as in natural language (Zipf's
 * law), and the words in the order of their frequency.
 */
export function inventRecords(count: number): { records: SearchRecord[]; words: string[] } {
  const random = seeded(20_260_614);
  const words = inventWords(random);
  // Inverts the cumulative frequency: the sum of 1, 1/2, 1/3 … grows logarithmically with the rank.
  const word = () => words[Math.floor(VOCABULARY ** random()) - 1] ?? '';
  const phrase = (length: number) => Array.from({ length }, word).join(' ');
  const records = Array.from({ length: count }, (_, number) => ({
    path: `/blog/article-${number}`,
    title: phrase(4),
    label: phrase(1),
    summary: phrase(20),
    html: `<p>${phrase(400 + Math.floor(random() * 600))}</p>`,
  }));
  return { records, words };
}
