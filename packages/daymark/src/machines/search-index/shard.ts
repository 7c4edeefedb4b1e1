import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { z } from 'zod';
import { escapeHtml } from '../../basics/text.ts';
import { withTex } from '../../content/markdown/formula-html.ts';
import { withoutPullQuotes } from '../../content/markdown/pull-quotes.ts';
import {
  commonSpelling,
  END_OF_KEYWORDS,
  indexedTexts,
  wordsWithin,
} from '../../content/search-spelling.ts';
import { ENTRY, PAGES, SCRIPT, WASM } from './files.ts';

/** A page in the search index: its text, without header, footer and ad slots. */
export interface SearchRecord {
  path: string;
  title: string;
  /** The category of the page: an article's topic, or "Page". */
  label: string;
  summary: string;
  /** Words that visitors search for although the text does not use them. */
  keywords?: readonly string[] | undefined;
  /** The date of an article; absent on other pages. */
  date?: Date;
  /** The body as HTML, in which headings rank higher than text. */
  html: string;
  /** Texts that the page shows around its body, such as the works that it cites. */
  around?: readonly string[] | undefined;
}

/** A page whose body is on disk until its shard is indexed. */
export interface SearchPage extends Omit<SearchRecord, 'html'> {
  html: () => Promise<string>;
  /** A hash that changes with the body. */
  digest: string;
}

/**
 * The maximum number of articles in the newest shard, a multiple of `BATCH`. This number limits the size
 * and the time of the first search: for a word like "the", about 100 bytes and 0.1 milliseconds for each
 * article of 1,200 words.
 */
const NEWEST = 400;

/**
 * The maximum number of articles in any other shard, a multiple of `BATCH`. This number limits the memory
 * of Pagefind: about 0.5 MB for each article of 1,200 words.
 */
const LARGEST = 600;

/** The number of articles that leave the newest shard at a time. */
const BATCH = 100;

type Dated = Pick<SearchPage, 'path' | 'date'>;

/**
 * Divides the pages of a site into shards. The division depends only on the pages. A new article
 * changes only the newest shard, unless 100 articles move from there to the shard of their year.
 */
export function divideIntoShards<Page extends Dated>(records: readonly Page[]) {
  const sorted = records
    .filter(isArticle)
    .toSorted((one, other) => +one.date - +other.date || (one.path < other.path ? -1 : 1));
  const years = [...Map.groupBy(sorted, ({ date }) => date.getUTCFullYear())];
  const batches = years.flatMap(([year, ofYear]) =>
    inParts(ofYear, BATCH).map((part) => ({ year, articles: part })),
  );

  let first = batches.length;
  let room = NEWEST;
  for (const { articles } of batches.toReversed()) {
    room -= articles.length;
    if (room < 0) break;
    first--;
  }
  const newest = batches.slice(first).flatMap(({ articles }) => articles);
  const older = [...Map.groupBy(batches.slice(0, first), ({ year }) => year)].map(
    ([year, ofYear]) => ({
      year,
      shards: inParts(
        ofYear.flatMap(({ articles }) => articles),
        LARGEST,
      ),
    }),
  );
  return {
    /** The newest articles, and all pages that are not articles. */
    newest: [...records.filter((record) => !isArticle(record)), ...newest],
    /** The date of the oldest article in `newest`; undefined if no article is older. */
    since: older.length > 0 ? newest[0]?.date : undefined,
    /** The shards of older articles by year, the newest year first. */
    older: older.toReversed(),
  };
}

const isArticle = <Page extends Dated>(record: Page): record is Page & { date: Date } =>
  record.date !== undefined;

/** Divides a list into parts of at most `size` items. */
function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Words, each with the number of pages that contain it. */
type WordCounts = ReadonlyMap<string, number>;

/** The index of some pages. */
export interface Shard {
  /** Pagefind's files: the index, the browser script and the WebAssembly. */
  files: ReadonlyMap<string, Uint8Array>;
  words: WordCounts;
}

/** Pagefind's list of the languages of an index. Our indexes have one language each. */
const entry = z.looseObject({
  languages: z.record(
    z.string(),
    z.looseObject({ hash: z.string(), wasm: z.string().nullish(), page_count: z.number() }),
  ),
});

/**
 * Indexes some pages with Pagefind.
 * @param language the language of the pages, such as "en-GB"
 * @throws an error with Pagefind's message and the path of the page
 */
export async function indexShard(
  records: readonly SearchRecord[],
  language: string,
): Promise<Shard> {
  const words = countWords(records);
  const index = await indexOf(records, language, words);
  const made = await index.getFiles();
  await index.deleteIndex();
  // Ends Pagefind's process, which would keep its memory. The next shard starts another process.
  await close();
  return {
    files: filesForSearch(new Map(made.files.map(({ path, content }) => [path, content]))),
    words: new Map(mostFrequent(words).map((word) => [word, words.get(word) ?? 0])),
  };
}

/**
 * The languages whose words Pagefind would separate by dictionaries that browsers lack. Instead,
 * `Intl.Segmenter` separates the words of our index, as it separates the visitor's words in a browser.
 */
const SEGMENTED = ['ja', 'th', 'zh'];

/** The numbers of footnotes in the text, and the links back to them, which would be in excerpts. */
const FOOTNOTE_LINKS = ['[data-footnote-ref]', '[data-footnote-backref]'];

/**
 * Creates Pagefind's index of the pages of a shard.
 * @throws Error if Pagefind refuses a page
 */
async function indexOf(records: readonly SearchRecord[], language: string, words: WordCounts) {
  const { language: code } = new Intl.Locale(language);
  const { index, errors } = await createIndex({
    forceLanguage: SEGMENTED.includes(code) ? 'und' : code,
    excludeSelectors: FOOTNOTE_LINKS,
  });
  if (!index) throw new Error(`The search index cannot be created: ${errors.join('; ')}`);
  const indexed = indexedTexts(language, findParts(words, records.length, language));
  for (const record of records) {
    const content = recordDocument(record, language, indexed);
    const added = await index.addHTMLFile({ url: record.path, content });
    if (added.errors.length > 0)
      throw new Error(
        `${record.path}: the page cannot be added to the search index: ${added.errors.join('; ')}`,
      );
  }
  return index;
}

/**
 * Returns the files that a search needs, without Pagefind's user interfaces. Two of these files get
 * the same names in all shards, so that a browser knows the names in advance.
 */
function filesForSearch(made: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const file = (path: string) => {
    const content = made.get(path);
    if (!content) throw new Error(`${path}: expected this file from Pagefind; found none`);
    return content;
  };
  const { languages, ...rest } = entry.parse(JSON.parse(new TextDecoder().decode(file(ENTRY))));
  const [[language, found] = [], ...others] = Object.entries(languages);
  if (!language || !found || others.length > 0)
    throw new Error(
      `${ENTRY}: expected one language; found ${Object.keys(languages).length} languages`,
    );
  const renamed = { ...rest, languages: { [language]: { ...found, hash: 'pages', wasm: 'site' } } };
  return new Map([
    ...[...made].filter(([path]) => /^(?:fragment|index)\//.test(path)),
    [SCRIPT, file(SCRIPT)],
    [WASM, file(`wasm.${found.wasm ?? 'unknown'}.pagefind`)],
    [ENTRY, new TextEncoder().encode(JSON.stringify(renamed))],
    // The build undoes Pagefind's gzip compression of the list of pages, by far the largest file of a
    // search, because the server's compression makes the list smaller.
    [PAGES, gunzipSync(file(`pagefind.${found.hash}.pf_meta`))],
  ]);
}

/**
 * The version of Pagefind, and a number to increase after a change of `indexShard` that changes its result
 * for the same pages. Shards of another version are indexed again.
 */
const VERSION = 'Pagefind 1.6.0, 4';

/**
 * A sample page, whose document is part of each shard's key, so that a change of `recordDocument`
 * changes all keys.
 */
const SAMPLE = {
  path: '/',
  title: 'Title',
  label: 'Label',
  summary: 'Summary',
  keywords: ['Keyword'],
  html: '<p>Text</p>',
  around: ['Around'],
};

/** Returns a hash of everything that the index of some pages is made from. Reads no bodies. */
export function shardKey(pages: readonly SearchPage[], language: string): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([VERSION, recordDocument(SAMPLE, language, indexedTexts(language))]));
  for (const { path, title, label, summary, keywords, digest, around } of pages)
    hash.update(JSON.stringify([path, title, label, summary, keywords, digest, around]));
  return hash.digest('hex');
}

/** Returns the records of pages, with their bodies in memory, without pull quotes. */
export const readBodies = (pages: readonly SearchPage[]): Promise<SearchRecord[]> =>
  Promise.all(
    pages.map(async ({ html, digest: _, ...page }) => ({
      ...page,
      html: withTex(withoutPullQuotes(await html())),
    })),
  );

/** The weight of a keyword, so that its pages come before pages that use the word in passing. */
const KEYWORD_WEIGHT = 5;

/**
 * Returns the HTML document that Pagefind indexes for a record. Visitors never see it. Pagefind
 * returns the metadata of a document with each result. The keywords are before the summary, so that
 * the excerpt around a keyword contains the summary. Browsers remove the keywords from the excerpt.
 */
function recordDocument(record: SearchRecord, language: string, indexed: (text: string) => string) {
  const { title, label, summary, keywords = [], html, around = [] } = record;
  // A search contains no invisible characters, such as soft hyphens, either.
  const meta = (name: string, content: string) =>
    `<meta data-pagefind-meta="${name}[content]" content="${escapeHtml(indexed(content))}"/>`;
  const head = meta('title', title) + meta('label', label);
  const sought = indexed(keywords.join(', ')).replace(/^./u, (letter) =>
    letter.toLocaleUpperCase(language),
  );
  const lead =
    sought &&
    `<p data-pagefind-weight="${KEYWORD_WEIGHT}">${escapeHtml(sought)} ${END_OF_KEYWORDS}</p>`;
  const paragraphs = around.map((text) => `<p>${escapeHtml(indexed(text))}</p>`).join('');
  const body = `${lead}<p>${escapeHtml(indexed(summary))}</p><div>${indexed(html)}</div>${paragraphs}`;
  return `<html lang="${language}"><head>${head}</head><body>${body}</body></html>`;
}

/** The maximum number of words that a misspelt word is compared with: about 60 KB to fetch. */
const MAX_WORDS = 20_000;

/** The minimum length of a word that is corrected or suggested, in letters. */
const SHORTEST = 4;

/** Counts the pages that contain each word. */
function countWords(records: readonly SearchRecord[]): WordCounts {
  const counts = new Map<string, number>();
  for (const { title, label, summary, keywords = [], html, around = [] } of records) {
    const text = html.replace(/<[^<>]*>|&#?\w+;/g, ' ');
    const words = wordsWithin([title, label, summary, ...keywords, text, ...around].join(' '));
    for (const word of new Set(words)) increase(counts, word, 1);
  }
  return counts;
}

/** Returns the most frequent words that may be corrected or suggested, the most frequent first. */
export function mostFrequent(counts: WordCounts): string[] {
  return [...counts]
    .filter(([word]) => word.length >= SHORTEST)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_WORDS)
    .map(([word]) => word);
}

/** Increases the number of pages that contain a word. */
export function increase(counts: Map<string, number>, word: string, pages: number): void {
  counts.set(word, (counts.get(word) ?? 0) + pages);
}

/** The languages that write the words of a compound without spaces, by ISO 639. */
const COMPOUNDING = ['da', 'de', 'fi', 'is', 'nb', 'nl', 'nn', 'no', 'sv'];

/** Prefixes of three letters that form a verb or noun from another word, but no compound. */
const PREFIXES = new Set(
  (
    'aan auf aus bei bij ein ent for fra fur gen her hin med mis mit mot ned ont opp sam toe uit und ' +
    'upp ver vor zer'
  ).split(' '),
);

/** The minimum length of a part, and of the letters before a part. */
const SHORTEST_PART = 3;

/** Removes an ending that a word may have only within a compound, or only outside of compounds. */
const withoutEnding = (word: string) => word.replace(/(?<=.{4})(?:ern|e[mnrs]?|[ns])$/, '');

/**
 * Returns the Arabic word after a preposition of one letter that Pagefind does not remove, because many
 * words begin with the letter. The letter is a preposition if the rest is a word of the pages, too.
 * Pagefind removes a conjunction, but then leaves an ending that it removes otherwise.
 */
function afterPreposition(word: string, known: ReadonlySet<string>): string[] {
  const rest = /^(?:[وف]?[كل](?=.{3})|[وف](?=.+(?:ا[تن]|[وي]ن|ي)$))(.+)$/.exec(word)?.[1];
  return rest && (known.has(rest) || known.has(`ال${rest}`)) ? [rest] : [];
}

/** The usual forms of Arabic plurals within a word, with the form of the singular for each. */
const ARABIC_PLURALS = [
  [/^ا(..)ا(.)$/, '$1$2'],
  [/^(..)ا(.ي?.)$/, '$1$2'],
  [/^(..)اي(.)$/, '$1ا$2'],
  [/^(..)و(.)$/, '$1$2'],
] as const;

/**
 * Returns the singulars of an Arabic word, such as "تمرين" for "تمارين", which Pagefind does not know, if
 * they are words of the pages, too.
 */
function arabicSingulars(word: string, known: ReadonlySet<string>): string[] {
  const bare = word.replace(/^[وف]?(?:[بك]?ال|لل)(?=.{4})/, '');
  return ARABIC_PLURALS.filter(([plural]) => plural.test(bare))
    .map(([plural, singular]) => bare.replace(plural, singular))
    .filter((singular) => known.has(singular) || known.has(`ال${singular}`));
}

/** A German participle: a separable prefix, the stem, and "t" or "en". */
const PARTICIPLE =
  /^(ab|an|auf|aus|bei|dar|durch|ein|fest|fort|her|hin|los|mit|nach|uber|um|unter|vor|weg|wieder|zu|zuruck|zusammen)?ge(?!samt)(.{2,}?)(?:(?<=[dmnt])et|t|(en))(?:e[mnrs]?)?$/;

/** The stems of participles with "en" from which the infinitive follows. */
const STRONG_STEM =
  /^(?:back|fahr|fall|fang|geb|grab|halt|komm|lad|lauf|les|mess|ruf|schlaf|schlag|seh|trag|wachs|wasch|.+ie.+|.+un[dgk])$/;

/**
 * Returns the infinitive of a German participle, such as "umleiten" for "umgeleitet".
 * @param word the word as the page has it: nouns such as "Gedanken" only look like participles
 */
function infinitiveOf(spelling: string, word: string): string[] {
  const [, prefix = '', stem = '', isStrong] = PARTICIPLE.exec(spelling) ?? [];
  if (stem === '' || !/^\p{Ll}/u.test(word)) return [];
  if (!isStrong) return [`${prefix}${stem}${/e[lr]$/.test(stem) ? 'n' : 'en'}`];
  const present = stem.replace('ie', 'ei').replace(/un(?=[dgk]$)/, 'in');
  return STRONG_STEM.test(stem) ? [`${prefix}${present}en`] : [];
}

/**
 * Returns a function that finds other words by which visitors search for a word: parts of a compound
 * that are words of the pages, too; the infinitive of a German participle; the Arabic word after a
 * preposition; and the singular of an Arabic plural. Pagefind itself finds a compound by its first
 * part. A word on more than half of the pages does not count as a part, because it leads to no page
 * in particular.
 * @param words the words of the pages, with the number of pages that contain each
 * @returns undefined if the language has no such words
 */
function findParts(
  words: ReadonlyMap<string, number>,
  pages: number,
  language: string,
): ((spelling: string, word: string) => string[]) | undefined {
  const { language: code } = new Intl.Locale(language);
  if (code !== 'ar' && !COMPOUNDING.includes(code)) return;
  const most = Math.max(8, pages / 2);
  const known = new Set<string>();
  for (const [word, count] of words)
    if (count <= most) known.add(withoutEnding(commonSpelling(word, language)));
  if (code === 'ar')
    return (word) => [...afterPreposition(word, known), ...arabicSingulars(word, known)];

  function partsOf(word: string): string[] {
    const parts: string[] = [];
    for (let start = SHORTEST_PART; start <= word.length - SHORTEST_PART; start++) {
      const part = word.slice(start);
      if (known.has(withoutEnding(part)) && !PREFIXES.has(word.slice(0, start))) parts.push(part);
    }
    const [last] = parts;
    return last ? [...parts, ...partsOf(withoutEnding(word.slice(0, -last.length)))] : parts;
  }
  return code === 'de'
    ? (spelling, word) => [...partsOf(spelling), ...infinitiveOf(spelling, word)]
    : partsOf;
}
