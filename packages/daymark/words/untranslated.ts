/*
 * The words that a page in another language shows in English, because the site's file of words has no text for
 * them. `jsx-runtime.ts` marks them for screen readers. They are strings, as in attributes and titles.
 */

import { acrossBundles } from '../src/basics/across-bundles.ts';

const texts = new Set<string>();

/**
 * The English words that may be defaults of settings, which reach pages without the function below. The
 * comment lets bundlers leave the value out of scripts that create no elements.
 */
const defaults = /* @__PURE__ */ acrossBundles<ReadonlySet<string>>('untranslated');

/** Sets the English words that may be defaults of the settings that pages show. */
export const setUntranslatedDefaults = (words: ReadonlySet<string>): boolean => defaults.set(words);

/** Remembers that a text is English, and returns it. */
export function untranslated(text: string): string {
  // Punctuation between the elements of a sentence has no language.
  if (/\p{L}/u.test(text)) texts.add(text);
  return text;
}

/** Returns whether a text is an English word of a page in another language. */
export const isUntranslated = (text: string): boolean =>
  texts.has(text) || defaults.get()?.has(text) === true;
