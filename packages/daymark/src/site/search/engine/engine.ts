import { fetchJson } from '../../../browser/query/fetch-json.ts';
import {
  askedText,
  shownText,
  withoutKeywords,
  wordsWithin,
} from '../../../content/search-spelling.ts';
import type { Bundle } from '../../../machines/search-index/files.ts';
import { correct, isFormOf, sharedBeginning } from './correct.ts';
import { createRuntime, type PagefindPage, retried } from './pagefind.ts';

export interface Found {
  path: string;
  title: string;
  /** The category of the page: an article's topic, or "Page". */
  label: string;
  excerpt: ExcerptPart[];
}

/** What a visitor searches for. */
interface Wanted {
  words: string;
  /** The maximum number of pages. */
  count: number;
  /** The years of older articles to search too. */
  years: readonly number[];
}

export interface Findings {
  /** The words of the search: those of the visitor, or the corrected ones. */
  words: string;
  total: number;
  found: Found[];
}

/** If no word matches, a result must share this many initial letters with a word of the search. */
const LEAST_SHARED = 4;

/** Searches the site's pages in the browser. */
export interface SearchEngine {
  /** Loads what every search needs, while the visitor types. */
  prepare(): void;
  /**
   * Finds the best pages for some words.
   * @param signal prevents the search if it is aborted before the search starts
   * @throws if a part of the index fails to load; the next call retries
   */
  find(wanted: Wanted, signal?: AbortSignal): Promise<Findings>;
}

/** @param languageOf returns the language of the page, which is that of the index */
export function createSearchEngine(bundle: Bundle, languageOf: () => string): SearchEngine {
  const runtime = createRuntime(bundle);
  const knownWords = retried(async () => parseWords(await fetchJson(bundle.words)));

  const shardsOf = (years: readonly number[]) =>
    (bundle.older?.years ?? []).flatMap(({ year, shards }) => (years.includes(year) ? shards : []));

  async function look({ words, count, years }: Wanted) {
    const results = await runtime.search(askedText(words, languageOf()), shardsOf(years));
    const pages = await Promise.all(results.slice(0, count).map((result) => result.data()));
    const found = pages.map(({ url, meta: { title, label }, excerpt }) => ({
      path: url,
      title: shownText(title),
      label: shownText(label),
      excerpt: excerptParts(shownText(withoutKeywords(excerpt))),
    }));
    const findings: Findings = { words, total: results.length, found };
    return { findings, matched: new Set(pages.flatMap(matchedWords)) };
  }

  async function find(wanted: Wanted): Promise<Findings> {
    const { words } = wanted;
    const { findings, matched } = await look(wanted);
    const language = languageOf();
    const asked = wordsWithin(words);
    const missed = asked.filter(
      (typed) => ![...matched].some((found) => isFormOf(found, typed, language)),
    );
    if (missed.length === 0) return findings;
    const corrected = correct(words, missed, await knownWords(), language);
    if (corrected) {
      const better = await look({ ...wanted, words: corrected });
      if (better.findings.total > 0) return better.findings;
    }
    const isNear = (typed: string) =>
      [...matched].some((found) => sharedBeginning(found, typed) >= LEAST_SHARED);
    const isAnswered = asked.some((typed) => !missed.includes(typed) || isNear(typed));
    return isAnswered ? findings : { words, total: 0, found: [] };
  }

  // Searches run one at a time, because they share Pagefind's page data and last failed request.
  let last: Promise<unknown> = Promise.resolve();
  return {
    prepare: runtime.prepare,
    find(wanted, signal) {
      const begin = () => {
        signal?.throwIfAborted();
        return find(wanted);
      };
      const turn = last.then(begin, begin);
      last = turn;
      return turn;
    },
  };
}

/** Returns the words of a page that may match: title, label, and the text at `locations`. */
function matchedWords({ meta, content, locations }: PagefindPage): string[] {
  const words = content.split(/\s+/);
  return wordsWithin([meta.title, meta.label, ...locations.map((place) => words[place])].join(' '));
}

function parseWords(data: unknown): string[] {
  if (Array.isArray(data) && data.every((word) => typeof word === 'string')) return data;
  throw new Error('words.json: expected a list of words; found other data');
}

/** A part of an excerpt: a match of the search, or other text. */
interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** Parses the markup of Pagefind's excerpts: `<mark>` around matches, `&lt;` and `&gt;` in text. */
function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/<mark>([^<]*)<\/mark>/)
    .map((piece, index) => ({
      text: piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      isMatch: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}
