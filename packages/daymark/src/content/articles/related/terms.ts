/** The maximum number of terms of a text: enough to distinguish texts, and few enough for speed. */
export const MAX_TERMS = 16;

const LINK_TARGETS = /\]\([^)]*\)/g;
const TOKENS = /\{[^}]*\}/g;
const WORD = /[\p{L}\p{M}]{3,}/gu;

/**
 * Counts the words of a Markdown text, except short words, tokens such as `{product}` and link
 * targets.
 */
export function wordCounts(markdown: string): Map<string, number> {
  const counts = new Map<string, number>();
  const text = markdown.replace(LINK_TARGETS, ']').replace(TOKENS, ' ').toLowerCase();
  for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The weights of the distinctive words of a text, as a vector of length 1. */
export type Terms = ReadonlyMap<string, number>;

/**
 * Weighs the words of each text by TF-IDF and keeps those with the most weight. Drops words that
 * occur in only one text or in all texts, because they show no similarity. Counts words twice, so
 * that the counts of all texts are never in memory at the same time.
 * Source: Manning, Raghavan and Schütze, Introduction to Information Retrieval (2008), ch. 6.
 */
export function distinctiveTerms(texts: readonly string[]): Terms[] {
  const spread = new Map<string, number>();
  for (const text of texts)
    for (const word of wordCounts(text).keys()) spread.set(word, (spread.get(word) ?? 0) + 1);

  return texts.map((text) => {
    const weighed: [word: string, weight: number][] = [];
    for (const [word, count] of wordCounts(text)) {
      const others = spread.get(word) ?? 1;
      if (others > 1 && others < texts.length)
        weighed.push([word, (1 + Math.log(count)) * Math.log(texts.length / others)]);
    }
    weighed.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return ofLengthOne(weighed.slice(0, MAX_TERMS));
  });
}

function ofLengthOne(weighed: readonly (readonly [string, number])[]): Terms {
  const length = Math.hypot(...weighed.map(([, weight]) => weight));
  return new Map(weighed.map(([word, weight]) => [word, weight / length]));
}
