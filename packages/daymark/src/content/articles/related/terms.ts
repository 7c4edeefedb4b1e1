const LINK_TARGETS = /\]\([^)\]]*\)/g;
const TOKENS = /\{[^{}]*\}/g;
const WORD = /[\p{L}\p{M}]{3,}/gu;

/**
 * The words of a text, each once, with the number of times that it occurs. The words are hashes of
 * 32 bits, which take less memory and time than strings. Among 100,000 words, about one pair has the
 * same hash and counts as one word.
 */
export interface Terms {
  hashes: Int32Array;
  /** The number of times, at most 255, that the word at the same position in `hashes` occurs. */
  counts: Uint8ClampedArray;
}

/**
 * Counts the words of a Markdown text, except short words, tokens such as `{product}` and link
 * targets.
 */
export function countTerms(markdown: string): Terms {
  const counts = new Map<number, number>();
  const text = markdown.replace(LINK_TARGETS, ']').replace(TOKENS, ' ').toLowerCase();
  for (const word of text.match(WORD) ?? []) {
    const hash = hashOf(word);
    counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  return {
    hashes: Int32Array.from(counts.keys()),
    counts: Uint8ClampedArray.from(counts.values()),
  };
}

/**
 * Hashes the UTF-16 code units of a word with FNV-1a.
 * Source: https://datatracker.ietf.org/doc/html/rfc9923
 */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return hash | 0;
}
