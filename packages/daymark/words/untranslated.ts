/*
 * The words that a page in another language shows in English, because the site's file of words has no text for
 * them. `jsx-runtime.ts` marks them for screen readers. They are strings, as in attributes and titles.
 */

const texts = new Set<string>();

/** Remembers that a text is English, and returns it. */
export function untranslated(text: string): string {
  // Punctuation between the elements of a sentence has no language.
  if (/\p{L}/u.test(text)) texts.add(text);
  return text;
}

/** Returns whether a text is an English word of a page in another language. */
export const isUntranslated = (text: string): boolean => texts.has(text);
