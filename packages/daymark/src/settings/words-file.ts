import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { NAMES, numberIn, type Text } from '../../words/compile.ts';
import { ENGLISH, type Texts } from '../../words/languages.ts';
import { didYouMean } from './edit-distance.ts';
import { lineAt } from './problems.ts';
import { readSource } from './source.ts';

/** A mistake in a file of words. */
interface Mistake {
  file: string;
  line: number;
  field?: string;
  expected: string;
  found: string;
}

/** The content of a file of words. */
export interface WordsFile {
  /** The texts without mistakes, by the names of their words. */
  texts: Texts;
  /** The names of the words that have no text. */
  missing: string[];
  mistakes: Mistake[];
}

/** The folder of a site with files such as `tr.json`, relative to the site's folder. */
export const OWN_WORDS = 'words';

/** A file of words in the site's folder. */
export interface OwnWords extends WordsFile {
  /** The path relative to the site's folder. */
  file: string;
  /** The code of the language. */
  code: string;
}

/**
 * Reads the words in a site's folder: the files of languages that the engine lacks, or with other words
 * for a language that the engine has.
 * @param root the site's folder
 */
export function readOwnWords(root: string): OwnWords[] {
  const names = readdirSync(root).includes(OWN_WORDS) ? readdirSync(join(root, OWN_WORDS)) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const [file, code] = [`${OWN_WORDS}/${name}`, parse(name).name];
      if (isLanguage(code))
        return { file, code, ...readWords(file, readFileSync(join(root, file), 'utf8'), code) };
      const expected =
        'the code of a language as the name of the file, such as tr.json or pt-PT.json';
      const mistakes = [{ file, line: 1, expected, found: `"${name}"` }];
      return { file, code, texts: {}, missing: [], mistakes };
    });
}

/** Returns whether a text is the code of a language, in the usual case of letters. */
function isLanguage(code: string): boolean {
  try {
    return /^[a-z]{2,3}\b/.test(code) && Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

/** Matches the placeholders for the noun and the name of the site, which some texts have. */
const TOKENS = /^[pP]roduct$|^site$/;

const textsOf = (text: Text): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text);

/** Returns the form of a text for most numbers. */
const mainForm = (text: Text): string =>
  typeof text === 'string' ? text : (text.other ?? Object.values(text).at(-1) ?? '');

/** Returns the names in a text, as they are written: "{name}" and "<name>…</name>". */
const writtenIn = (text: string): string[] =>
  [...text.matchAll(NAMES)].flatMap(([, name, link, inside = '']) =>
    name ? `{${name}}` : [`<${link}>…</${link}>`, ...writtenIn(inside)],
  );

/** Returns how English writes the names of a word. */
const namesOf = (word: string): string[] =>
  Object.entries(ENGLISH[word]?.names ?? {}).map(([name, kind]) =>
    kind === 'link' ? `<${name}>…</${name}>` : `{${name}}`,
  );

/** Returns the plural categories that whole numbers have in a language, each with a number. */
function categoriesOf(language: string): Map<string, number> {
  // Intl would take the rules of another language.
  if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return new Map([['other', 1]]);
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1000 }, (_, index) => 1000 - index);
  return new Map(numbers.map((number) => [rules.select(number), number]));
}

/**
 * Reads a file with the words of a language: `{ "menu": "Menü" }`. A word may also be an object with a
 * text beside what translators should know: `{ "en": "Menu", "text": "Menü" }`.
 * @param file the path of the file, for messages
 * @param language the code of its language
 */
export function readWords(file: string, content: string, language: string): WordsFile {
  // Some editors write a byte order mark at the start of a file.
  const source = content.replace(/^\uFEFF/, '');
  const value = parsed(source);
  if ('line' in value) return { texts: {}, missing: [], mistakes: [{ file, ...value }] };
  const { lineOf, repetitions } = readSource(`export default ${source}`);
  const texts: Record<string, Text> = {};
  const mistakes: Mistake[] = repetitions.map(({ field, lines }) => {
    const found = `it in lines ${lines.join(' and ')}`;
    return { file, line: lines.at(-1) ?? 1, field, expected: 'only one word of this name', found };
  });
  for (const [name, word] of Object.entries(value.words)) {
    const report = (expected: string, found: string, part = '') => {
      const line = lineOf(part ? `${name}.${part}` : name) ?? 1;
      mistakes.push({ file, line, field: name, expected, found });
    };
    const text = textIn(word);
    const { length } = mistakes;
    if (!Object.hasOwn(ENGLISH, name)) {
      const expected = `the name of a word in English${didYouMean(name, Object.keys(ENGLISH))}`;
      report(expected, `"${name}"`);
    } else if (text === undefined) report('a text, or its forms by number', JSON.stringify(word));
    else if (isEmpty(text, name)) continue;
    else checkText(text, name, language, report);
    if (mistakes.length === length && text !== undefined) texts[name] = text;
  }
  const missing = Object.keys(ENGLISH).filter((name) => {
    const text = textIn(value.words[name]);
    return text === undefined || isEmpty(text, name);
  });
  return { texts, missing, mistakes: mistakes.toSorted((a, b) => a.line - b.line) };
}

type Report = (expected: string, found: string, part?: string) => void;

/** Reports the mistakes of a text. */
function checkText(text: Text, word: string, language: string, report: Report): void {
  const english = ENGLISH[word]?.text ?? '';
  const names = namesOf(word);
  const number = numberIn(ENGLISH[word]?.names);
  if (typeof text !== 'string') checkForms(text, number, language, report);
  const needed = writtenIn(mainForm(english)).filter((name) => names.includes(name));
  for (const [form, each] of typeof text === 'string' ? [['', text]] : Object.entries(text)) {
    if (form === undefined || each === undefined) continue;
    const written = writtenIn(each);
    const isMain = each === mainForm(text);
    for (const name of new Set(needed))
      if (!written.includes(name) && (isMain || name !== `{${number}}`))
        report(`${name}, which stands for a part of the sentence`, `"${each}"`, form);
    for (const name of written)
      if (!names.includes(name) && !isToken(name, english)) {
        const one = names.length > 0 ? `one of ${names.join(', ')}` : 'a text without names';
        report(`${one}${didYouMean(name, names)}`, name, form);
      }
  }
}

/** Returns whether a name is a token, such as {product}, and English has tokens there too. */
const isToken = (name: string, english: Text): boolean =>
  TOKENS.test(name.slice(1, -1)) && textsOf(english).some((text) => /\{[pP]roduct\}/.test(text));

/** Reports forms that no number chooses, and numbers without a form. */
function checkForms(
  forms: Readonly<Record<string, string>>,
  number: string | undefined,
  language: string,
  report: Report,
): void {
  if (number === undefined) {
    report(
      'a text without forms, because the sentence has no number',
      Object.keys(forms).join(', '),
    );
    return;
  }
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const exact = Object.keys(forms).filter((form) => /^=\d+$/.test(form));
  const known = [...pluralCategories, ...exact];
  for (const form of Object.keys(forms))
    if (!known.includes(form)) {
      const expected = `a plural form of the language "${language}" (${pluralCategories.join(', ')}), or a number such as "=0"`;
      report(expected, `"${form}"`, form);
    }
  const categories = Object.keys(forms).filter((form) => !exact.includes(form));
  if (categories.join() === 'other') return;
  for (const [category, example] of categoriesOf(language))
    if (!categories.includes(category))
      report(
        `the plural form "${category}", which the language "${language}" has for ${example}`,
        categories.length > 0 ? `only ${categories.join(', ')}` : 'no such form',
      );
}

/** Returns whether a text is left to be translated. Some languages have no space between sentences. */
const isEmpty = (text: Text, word: string): boolean =>
  textsOf(text).every((each) => each === '') && word !== 'space';

/** Returns the text of a word: a text, its forms, or either of them in the field `text`. */
function textIn(word: unknown): Text | undefined {
  if (typeof word === 'string') return word;
  if (typeof word !== 'object' || !word || Array.isArray(word)) return undefined;
  if ('text' in word) return textIn(word.text);
  const forms = Object.entries(word);
  return forms.length > 0 && forms.every(([, form]) => typeof form === 'string')
    ? Object.fromEntries(forms)
    : undefined;
}

/** Parses a file of words, or describes its syntax error. */
function parsed(
  source: string,
): { words: Record<string, unknown> } | Pick<Mistake, 'line' | 'expected' | 'found'> {
  try {
    const words = JSON.parse(source);
    if (typeof words === 'object' && words && !Array.isArray(words)) return { words };
    return { line: 1, expected: 'an object: { "menu": "…" }', found: 'something else' };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const token = /^Unexpected token '(.)'/su.exec(message)?.[1];
    const offset =
      /at position (\d+)/.exec(message)?.[1] ?? (token && placeOf(token, source)) ?? source.length;
    return {
      line: lineAt(source, Number(offset)),
      expected:
        'valid JSON (look at the commas, quotation marks and brackets of this line and the line before)',
      found: token && /[“”„«»‘’]/.test(token) ? `${token} instead of "` : 'a syntax error',
    };
  }
}

/** Returns the place of a character outside texts; undefined if there is none. */
const placeOf = (token: string, json: string): number | undefined =>
  [...json.matchAll(/"(?:[^"\\\n]|\\.)*"|[^"]/gsu)].find(([part]) => part === token)?.index;
