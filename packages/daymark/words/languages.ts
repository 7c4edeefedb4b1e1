import { fileURLToPath } from 'node:url';
import * as arabic from './ar.ts';
import * as danish from './da.ts';
import * as german from './de.ts';
import * as english from './en.ts';
import * as spanish from './es.ts';
import * as french from './fr.ts';
import * as italian from './it.ts';
import * as japanese from './ja.ts';
import * as dutch from './nl.ts';
import * as polish from './pl.ts';
import * as portuguese from './pt.ts';

type Widened<Word> = Word extends string ? string : Word;

/** The words of the interface in one language: the same exports as those of `en.ts`. */
export type Words = { readonly [Name in keyof typeof english]: Widened<(typeof english)[Name]> };

/** The languages of the interface. Another language is a file beside `en.ts` and an entry here. */
export const languages: Readonly<Record<string, Words>> = {
  ar: arabic,
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
  nl: dutch,
  pl: polish,
  pt: portuguese,
};

/** Returns the words in a language, such as "en-GB"; undefined for a language without words. */
export const wordsIn = (language: string): Words | undefined =>
  languages[language.split('-', 1).join()];

/** Returns the words in a language, or in English if it has none. */
export const wordsOrEnglish = (language: string): Words => wordsIn(language) ?? english;

/** Returns the path of the file with these words. */
export const wordsFile = (language: string): string =>
  fileURLToPath(new URL(`./${wordsOrEnglish(language).language}.ts`, import.meta.url));
