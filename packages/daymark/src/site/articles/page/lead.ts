import type { Article } from '../../../content/articles/article.ts';

/** The number of characters of HTML in which `leadOf` looks for the first sentence of the summary. */
const BEGINNING = 6000;
/**
 * The fewest letters of a sentence that may be anywhere in these characters. A shorter sentence counts
 * only at their beginning.
 */
const LEAST_LETTERS = 12;

/**
 * Returns the text below the title of an article: its subtitle, or without a subtitle its summary.
 * Returns undefined if the beginning of the article repeats the first sentence of the summary.
 */
export function leadOf(
  { subtitle, summary }: Pick<Article, 'subtitle' | 'summary'>,
  html: string,
): string | undefined {
  if (subtitle !== undefined) return subtitle;
  const [sentence = ''] = summary.split(/(?<=[.!?…])\s| · |(?<=[。！？])/);
  const first = lettersOf(sentence);
  const text = lettersOf(
    html
      .slice(0, BEGINNING)
      .replace(/<[^<>]*>/g, '')
      .replace(/&(?:#x?)?\w+;/g, ''),
  );
  const isRepeated = first.length < LEAST_LETTERS ? text.startsWith(first) : text.includes(first);
  return isRepeated ? undefined : summary;
}

/**
 * Returns the letters and digits of a text. Other signs do not count, because typography changes them.
 */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
