import { randomFrom } from '../packages/daymark/src/basics/random.ts';

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

/**
 * Returns articles, newest first, ten a day. Their titles have rare words and, as in real titles,
 * some very common words.
 */
export function manyPages(count: number): ManyPage[] {
  const { int } = randomFrom('many pages');
  const oneOf = (list: readonly string[]) => list[int(0, list.length - 1)] ?? '';
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
