import { keysOf } from './keys.ts';
import { partPath } from './part-path.ts';

/** The maximum number of parts that a browser fetches for a text. */
const MAX_PARTS = 2;

/**
 * Returns the paths of the files that contain the pages most similar to a text: the parts of its
 * rarest words, because common words lead to many pages.
 * @param parts the parts of the index, in alphabetical order
 */
export function chooseParts(parts: readonly string[], text: string): string[] {
  if (parts.length === 0) return [];
  const rarest = keysOf(text)
    .map((key) => ({ key, spread: spreadOf(key.split(' ', 1)[0] ?? '', parts) }))
    .toSorted((a, b) => a.spread - b.spread || b.key.length - a.key.length);
  const chosen = rarest.slice(0, MAX_PARTS).map(({ key }) => partOf(key, parts));
  return [...new Set(chosen)].map(partPath);
}

/** Returns how many parts begin with a word. A word with none has all its pages in one part. */
const spreadOf = (word: string, parts: readonly string[]) =>
  parts.filter((part) => part.startsWith(word)).length;

/** Returns the part that contains a key, or the first keys that begin with it. */
const partOf = (key: string, parts: readonly string[]) =>
  parts.find((part) => part.startsWith(key)) ??
  parts.findLast((part) => part <= key) ??
  parts[0] ??
  '';
