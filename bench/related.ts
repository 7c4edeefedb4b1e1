/*
 * Measures the time to find the related articles of every article, with 10,000 and with 100,000
 * articles whose words are counted. The time should grow linearly: the ratio should be about 10,
 * far from 100. Run with: npm run bench:related
 */
import { parseArgs } from 'node:util';
import { countTerms } from '../packages/daymark/src/content/articles/count-words.ts';
import { relate, type Text } from '../packages/daymark/src/content/related.ts';
import { keepOption, keepResult } from './results.ts';

const WORDS_PER_ARTICLE = 1200;
const VOCABULARY = 20_000;
const SIZES = [10_000, 100_000] as const;
const RUNS = 3;

/** Creates a generator of numbers from 0 to 1 that are the same in every run. */
function randomNumbers(): () => number {
  let state = 0x1234;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = randomNumbers();
const words = Array.from(
  { length: VOCABULARY },
  (_, place) =>
    `w${place.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}x`,
);
/** Returns a random word. Some words are far more frequent than others, as in any language. */
const word = () => words[Math.floor(VOCABULARY ** random())];

/** Returns an article of random words, because only its words matter for the time. */
const article = (place: number): Text => ({
  slug: `article-${place}`,
  topics: [`topic-${place % 8}`],
  date: new Date(place * 86_400_000),
  terms: countTerms(Array.from({ length: WORDS_PER_ARTICLE }, word).join(' ')),
});

/** Returns the duration of the quickest of a few runs, in milliseconds. */
function time(texts: readonly Text[]): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    const related = relate(texts, 3);
    for (const { slug } of texts) related(slug);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const { values } = parseArgs({ options: keepOption });
const all = Array.from({ length: SIZES[1] }, (_, place) => article(place));
const [few, many] = SIZES.map((size) => time(all.slice(0, size)));
if (few !== undefined && many !== undefined) {
  const perArticle = (total: number, size: number) => `${(total / size).toFixed(3)} ms`;
  console.log(`${SIZES[0]} articles: ${perArticle(few, SIZES[0])} per article`);
  console.log(`${SIZES[1]} articles: ${perArticle(many, SIZES[1])} per article`);
  console.log(`ratio: ${(many / few).toFixed(1)} (linear: 10, quadratic: 100)`);
  const rows = [
    { articles: SIZES[0], milliseconds: Math.round(few) },
    { articles: SIZES[1], milliseconds: Math.round(many) },
  ];
  if (values.keep) await keepResult('related', rows, ['articles']);
}
