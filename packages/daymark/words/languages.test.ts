import { expect, it } from 'vitest';
import * as english from './en.ts';
import { languages, type Words, wordsFile, wordsOrEnglish } from './languages.ts';

it('a language has every word of English, or the types are wrong', () => {
  const { share, minutesToRead, ...others } = english;
  const complete: Words = { ...others, share: 'Teilen', minutesToRead: (minutes) => `${minutes}′` };
  // @ts-expect-error: two words are missing
  const incomplete: Words = others;
  // @ts-expect-error: a word without the parameter's type
  const wrong: Words = { ...complete, minutesToRead: (minutes: string) => minutes };
  expect([complete, incomplete, wrong].map((words) => words.share)).toEqual([
    'Teilen',
    undefined,
    'Teilen',
  ]);
});

it('a site in a language without words has English words', () => {
  expect(wordsOrEnglish('tlh')).toBe(wordsOrEnglish('en-GB'));
  expect(wordsFile('tlh')).toMatch(/\/words\/en\.ts$/);
});

it('a site in a regional form of a language has the words of the language', () => {
  expect(wordsOrEnglish('de-AT')).toBe(languages.de);
  expect(wordsFile('de-AT')).toMatch(/\/words\/de\.ts$/);
});

it.each(Object.entries(languages))('the words in "%s" say that language', (code, words) => {
  expect(words.language).toBe(code);
});

/** The words of a language that are the same in English, with the fields of objects. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  ar: ['archiveDescription'],
  da: [
    'archiveDescription',
    'bellClear',
    'blog',
    'endHere',
    'googleAds',
    'lineSpacings.',
    'mail',
    'menu',
    'pause',
    'sittingActions.running',
    'textSizes.',
  ],
  de: [
    'archiveDescription',
    'blog',
    'code',
    'googleAds',
    'keptColumns.name',
    'lineSpacings.',
    'pause',
    'sittingActions.running',
    'textSizes.',
    'unwrittenCommunity.title',
  ],
  es: [
    'archiveDescription',
    'blog',
    'googleAds',
    'lineSpacings.',
    'quoted',
    'searchTitle',
    'textSizes.',
  ],
  fr: [
    'archiveDescription',
    'articles',
    'blog',
    'code',
    'corrections',
    'googleAds',
    'lineSpacings.',
    'mail',
    'menu',
    'minutes',
    'notes',
    'page',
    'pages',
    'pause',
    'sittingActions.running',
    'sources',
    'unwrittenContact.title',
  ],
  it: [
    'archiveDescription',
    'blog',
    'formula',
    'googleAds',
    'home',
    'mail',
    'menu',
    'privacy',
    'unwrittenCommunity.title',
  ],
  ja: [],
  nl: [
    'archiveDescription',
    'blog',
    'code',
    'googleAds',
    'later',
    'mail',
    'menu',
    'partners',
    'privacy',
    'unwrittenCommunity.title',
    'unwrittenContact.title',
  ],
  pl: ['archiveDescription', 'blog', 'googleAds', 'mail', 'menu'],
  pt: [
    'archiveDescription',
    'blog',
    'googleAds',
    'lineSpacings.',
    'mail',
    'menu',
    'quoted',
    'searchTitle',
    'textSizes.',
  ],
};

/** The words that return what owners and visitors have written, at most with punctuation. */
const OWNERS =
  /^(?:nounInText|nameInText|sentence|labelled|labelledSummary|listed|nextStep|noteOf)$/;

/** Each parameter takes at least one of these: numbers, texts, an element, and a list. */
const ARGUMENTS: readonly unknown[] = [1, 2, 'essay', 'part', (text: string) => text, ['A', 'B']];

const tuplesOf = (length: number): unknown[][] =>
  length === 0
    ? [[]]
    : tuplesOf(length - 1).flatMap((begin) => ARGUMENTS.map((last) => [...begin, last]));

const resultOf = (word: (...values: unknown[]) => unknown, values: unknown[]) => {
  try {
    return word(...values);
  } catch {
    return undefined;
  }
};

interface Said {
  name: string;
  values: string;
  text: string;
}

/** Lists what a word says, for all arguments that its function takes without an error. */
function saidBy(word: unknown, name: string, values = ''): Said[] {
  if (typeof word === 'string') return [{ name, values, text: word }];
  if (Array.isArray(word)) return [{ name, values, text: word.join('') }];
  if (typeof word === 'function')
    return tuplesOf(word.length).flatMap((tuple) =>
      saidBy(resultOf(word as () => unknown, tuple), name, JSON.stringify(tuple.map(String))),
    );
  return Object.entries(word ?? {}).flatMap(([field, part]) =>
    saidBy(part, `${name}.${field}`, values),
  );
}

const others = Object.entries(languages).filter(([code]) => code !== 'en');

it.each(others)('the words in "%s" are not those of English', (code, words) => {
  const same = new Set<string>();
  const missing: string[] = [];
  for (const [word, inEnglish] of Object.entries(english)) {
    if (OWNERS.test(word)) continue;
    const said = saidBy(words[word as keyof Words], word);
    const texts = new Map(said.map(({ name, values, text }) => [`${name} ${values}`, text]));
    for (const { name, values, text } of saidBy(inEnglish, word)) {
      const translated = texts.get(`${name} ${values}`);
      if (translated === undefined) missing.push(`${name} ${values}`);
      if (translated === text && /\p{L}/u.test(text)) same.add(name);
    }
  }
  expect([...same].toSorted()).toEqual(SAME[code]);
  expect(missing).toEqual([]);
});

it.each(others)('the functions in "%s" take as many parameters as in English', (_, words) => {
  const lengths = (all: object) =>
    Object.entries(all).flatMap(([name, word]) =>
      typeof word === 'function' ? `${name}: ${word.length}` : [],
    );
  expect(lengths(words).toSorted()).toEqual(lengths(english).toSorted());
});

it.each([
  ['ar', 0, 'لا مقالات'],
  ['ar', 1, 'مقالة واحدة'],
  ['ar', 2, 'مقالتان'],
  ['ar', 3, '3 مقالات'],
  ['ar', 11, '11 مقالة'],
  ['ar', 102, '102 مقالة'],
  ['da', 1000, '1.000 artikler'],
  ['de', 1000, '1.000 Artikel'],
  ['es', 1, '1 artículo'],
  ['fr', 0, '0 article'],
  ['fr', 2, '2 articles'],
  ['it', 2, '2 articoli'],
  ['ja', 1, '記事1本'],
  ['nl', 2, '2 artikelen'],
  ['pl', 1, '1 artykuł'],
  ['pl', 22, '22 artykuły'],
  ['pl', 112, '112 artykułów'],
  ['pt', 0, 'nenhum artigo'],
  ['pt', 1, '1 artigo'],
])('in the language %s, %i articles are "%s"', (code, count, words) => {
  expect(languages[code]?.countedArticles(count).replaceAll('\u00a0', ' ')).toBe(words);
});
