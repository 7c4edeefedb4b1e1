/*
 * Measures the time to find the related articles of every article, with 1,000 and with 10,000
 * articles. The time should grow linearly: the ratio should be about 10, far from 100.
 * Run with: node bench/related.ts
 */
import { relate, type Text } from '../packages/daymark/src/content/articles/related/relate.ts';

const WORDS_PER_ARTICLE = 900;
const VOCABULARY = 20_000;
const SIZES = [1_000, 10_000] as const;
const RUNS = 3;

/**
 * Yields numbers between 0 and 1, the same in every run. The constants are those of POSIX
 * `drand48`.
 */
function* chances(): Generator<number, never> {
  for (let state = 0x1234n; ; ) {
    state = (state * 0x5deece66dn + 0xbn) & 0xffffffffffffn;
    yield Number(state) / 2 ** 48;
  }
}

const chance = chances();
const next = () => chance.next().value;
/** Returns a random word. Some words are far more frequent than others, as in any language. */
const word = () =>
  `w${Math.floor(VOCABULARY ** next())
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}x`;

const article = (place: number): Text => ({
  slug: `article-${place}`,
  topics: [`topic-${place % 8}`],
  date: new Date(place * 86_400_000),
  markdown: Array.from({ length: WORDS_PER_ARTICLE }, word).join(' '),
});

/** Returns the duration of the quickest of a few runs, in milliseconds. */
function time(texts: readonly Text[]): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    relate(texts, 3);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const all = Array.from({ length: SIZES[1] }, (_, place) => article(place));
time(all.slice(0, SIZES[0])); // a warm-up: the first runs include the JIT compilation
const [few, many] = SIZES.map((size) => time(all.slice(0, size)));
if (few !== undefined && many !== undefined) {
  console.log(`${SIZES[0]} articles: ${few.toFixed(0)} ms`);
  console.log(`${SIZES[1]} articles: ${many.toFixed(0)} ms`);
  console.log(`ratio: ${(many / few).toFixed(1)} (linear: 10, quadratic: 100)`);
}
