/** An article of a large site, with the fields by which lists and indexes are divided. */
export interface ManyPage {
  title: string;
  path: string;
  date: Date;
}

const DAY = 86_400_000;
const SYLLABLES =
  'ba be bra da dor el fen gar hu in ka lo mi nor ol pra qui ren sta tho u vel'.split(' ');
const COMMON = ['a', 'the', 'of', 'how to', 'attention'];

/** Returns numbers from 0 to 1 that look random, and are the same in every run. */
function* numbers(): Generator<number, never> {
  let state = 1;
  for (;;) {
    // Marsaglia's xorshift.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield (state >>> 0) / 2 ** 32;
  }
}

/**
 * Returns articles, newest first, ten a day. Their titles have rare words and, as in real titles,
 * some very common ones.
 */
export function manyPages(count: number): ManyPage[] {
  const random = numbers();
  const oneOf = (list: readonly string[]) =>
    list[Math.floor(random.next().value * list.length)] ?? '';
  const rare = () => oneOf(SYLLABLES) + oneOf(SYLLABLES) + oneOf(SYLLABLES);
  return Array.from({ length: count }, (_, index) => {
    const words = [oneOf(COMMON), rare(), oneOf(COMMON), rare(), rare()].join(' ');
    return {
      title: words.replace(/^./, (letter) => letter.toUpperCase()),
      path: `/blog/${words.replaceAll(' ', '-')}-${count - index}`,
      date: new Date(Date.UTC(2026, 5, 30) - Math.floor(index / 10) * DAY),
    };
  });
}
