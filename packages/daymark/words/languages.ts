import { extname } from 'node:path';
import { acrossBundles } from '../src/basics/across-bundles.ts';
import arabic from './ar.json' with { type: 'json' };
import { type EnglishWord, evaluated, moduleOf, type Text, type Translation } from './compile.ts';
import danish from './da.json' with { type: 'json' };
import german from './de.json' with { type: 'json' };
import englishWords from './en.json' with { type: 'json' };
import type * as english from './en.ts';
import spanish from './es.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };
import * as englishFunctions from './functions/en.ts';
import * as spanishFunctions from './functions/es.ts';
import * as frenchFunctions from './functions/fr.ts';
import * as italianFunctions from './functions/it.ts';
import italian from './it.json' with { type: 'json' };
import japanese from './ja.json' with { type: 'json' };
import dutch from './nl.json' with { type: 'json' };
import polish from './pl.json' with { type: 'json' };
import portuguese from './pt.json' with { type: 'json' };

type Widened<Word> = Word extends string ? string : Word;

/** The words of the interface in one language, by the names of `en.json`. */
export type Words = { readonly [Name in keyof typeof english]: Widened<(typeof english)[Name]> };

/** The texts of a language by the names of the words. */
export type Texts = Readonly<Record<string, Text>>;

/** The words in English, with what translators should know. */
export const ENGLISH = englishWords as Readonly<Record<string, EnglishWord>>;

/** The languages of the interface. Another language is a file beside `en.json` and an entry here. */
const TEXTS: Readonly<Record<string, Texts>> = {
  ar: arabic,
  da: danish,
  de: german,
  en: {},
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
  nl: dutch,
  pl: polish,
  pt: portuguese,
};

/** The codes of the languages of the interface. */
export const codes: readonly string[] = Object.keys(TEXTS);

/** The words that are functions in a language, because no text can say them. */
const FUNCTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  en: englishFunctions,
  es: spanishFunctions,
  fr: frenchFunctions,
  it: italianFunctions,
};

/** The texts in the site's folder, by the codes of their languages. */
const own = acrossBundles<Readonly<Record<string, Texts>>>('words');

/** The compiled words, by language. */
const compiled = new Map<string, { texts: Texts | undefined; words: Words }>();

/** Sets the texts in the site's folder, by the codes of their languages. */
export const setOwnTexts = (texts: Readonly<Record<string, Texts>>): boolean => own.set(texts);

/** Returns the code of the words for a language, such as "de" for "de-AT"; undefined if there are none. */
function codeFor(language: string): string | undefined {
  const [base = ''] = language.split('-', 1);
  return [language, base].find((code) => Object.hasOwn({ ...TEXTS, ...own.get() }, code));
}

/** Returns whether the engine itself has the words of a language. */
export const isBuiltIn = (language: string): boolean => codes.includes(codeFor(language) ?? '');

/**
 * Returns the texts of a language, in English where a text is missing, and the names of its
 * functions.
 */
function textsOf(code: string) {
  const ownTexts: Texts = own.get()?.[code] ?? {};
  const texts: Texts = { ...TEXTS[code], ...ownTexts };
  const functions = Object.keys(FUNCTIONS[code] ?? {}).filter((name) => !ownTexts[name]);
  const translations = Object.entries(ENGLISH).flatMap(([name, { text, names = {} }]) => {
    if (functions.includes(name)) return [];
    const translated = texts[name];
    const word: Translation =
      translated === undefined
        ? { language: 'en', text, names }
        : { language: code, text: translated, names };
    return [[name, word] as const];
  });
  return { translations: Object.fromEntries(translations), functions };
}

/** Returns whether pages in a language mark a text, which is in English although the page is not. */
const isForeign = ({ language, text }: Translation, page: string): boolean => {
  if (language !== 'en' || /^en\b/.test(page)) return false;
  const texts = typeof text === 'string' ? [text] : Object.values(text);
  return texts.some((each) => /\p{L}/u.test(each.replace(/\{\w+\}|<\/?\w+>/g, '')));
};

/** Returns the names of the words that pages in a language have in English, because they have no translation. */
export const wordsInEnglish = (language: string): string[] =>
  Object.entries(textsOf(codeFor(language) ?? 'en').translations)
    .filter(([, word]) => isForeign(word, language))
    .map(([name]) => name);

/**
 * Returns the code of the module `#words` in a language, which stands in this folder.
 * @param isTyped whether the code is TypeScript
 */
export function wordsModule(language: string, isTyped = false): string {
  const code = codeFor(language) ?? 'en';
  const { translations, functions } = textsOf(code);
  const words = Object.entries(translations).map(([name, word]) => {
    return [name, { ...word, isMarked: isForeign(word, language) }] as const;
  });
  const head = `export const language = '${code}';\n`;
  // The published package has JavaScript.
  const ending = extname(import.meta.url);
  const imported =
    functions.length > 0
      ? `export { ${functions.join(', ')} } from './functions/${code}${ending}';\n`
      : '';
  const marking = words.some(([, { isMarked }]) => isMarked)
    ? `import { untranslated } from './untranslated${ending}';\n`
    : '';
  return `${imported}${marking}${head}${moduleOf(Object.fromEntries(words), isTyped)}`;
}

/** Returns the words in a language, such as "en-GB"; undefined for a language without words. */
export function wordsIn(language: string): Words | undefined {
  const code = codeFor(language);
  return code === undefined ? undefined : wordsOf(code);
}

/** Returns the words in a language, or in English if the language has no words. */
export const wordsOrEnglish = (language: string): Words => wordsOf(codeFor(language) ?? 'en');

function wordsOf(code: string): Words {
  const texts = own.get()?.[code];
  const known = compiled.get(code);
  if (known && known.texts === texts) return known.words;
  const { translations, functions } = textsOf(code);
  const ownFunctions = functions.map((name) => [name, FUNCTIONS[code]?.[name]]);
  const words = {
    language: code,
    ...evaluated(translations),
    ...Object.fromEntries(ownFunctions),
  } as Words;
  compiled.set(code, { texts, words });
  return words;
}
