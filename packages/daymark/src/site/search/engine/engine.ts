import { fetchJson } from '../../../browser/query/fetch-json.ts';
import {
  askedText,
  askedWords,
  sharedBeginning,
  shownText,
  withoutKeywords,
} from '../../../content/search-spelling.ts';
import { wordsOf } from '../../../content/search-words.ts';
import type { Bundle } from '../../../machines/search-index/files.ts';
import { correct, isFormOf } from './correct.ts';
import { createRuntime, type PagefindPage, retried } from './pagefind.ts';

/** A page that matches a search. */
export interface Found {
  path: string;
  title: string;
  /** The category of the page: an article's topic, or "Page". */
  label: string;
  excerpt: ExcerptPart[];
}

/** The words for which a visitor searches. */
interface Wanted {
  words: string;
  /** The maximum number of pages. */
  count: number;
  /** The years whose articles are searched too, beside the newest articles. */
  years: readonly number[];
}

/** The result of a search: the best pages, and the number of all that match. */
export interface Findings {
  /** The words of the search: the words of the visitor, or the corrected words. */
  words: string;
  total: number;
  found: Found[];
}

/**
 * The fewest initial letters that words with the same stem share. If no page has a word, the engine
 * searches instead for a word of a page that shares at least as many letters.
 */
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

/**
 * Creates the search engine of a site.
 * @param languageOf returns the language of the page, which is that of the index
 */
export function createSearchEngine(bundle: Bundle, languageOf: () => string): SearchEngine {
  const runtime = createRuntime(bundle);
  const knownWords = retried(async () => parseWords(await fetchJson(bundle.words)));

  const shardsOf = (years: readonly number[]) =>
    (bundle.older?.years ?? []).flatMap(({ year, shards }) => (years.includes(year) ? shards : []));

  /** Returns whether a page contains a word of a search. Pagefind returns other pages too. */
  function isAnswer(page: PagefindPage, words: string): boolean {
    const asked = answeringWords(words);
    return matchedWords(page).some((found) =>
      asked.some((typed) => isFormOf(found, typed, languageOf()) || hasStemOf(found, typed)),
    );
  }

  async function look({ words, count, years }: Wanted) {
    const shards = await runtime.search(askedText(words, languageOf()), shardsOf(years));
    // If a shard lacks the word, all of its results have only the beginning of the word, so a look
    // at the best result is enough.
    const best = await Promise.all(shards.map(([first]) => first?.data()));
    const answering = shards.filter((_, place) => best[place] && isAnswer(best[place], words));
    const results = answering.flat().toSorted((one, other) => other.score - one.score);
    const loaded = await Promise.all(results.slice(0, count).map((result) => result.data()));
    const pages = loaded.filter((page) => isAnswer(page, words));
    const found = pages.map(({ url, meta: { title, label }, excerpt }) => ({
      path: url,
      title: shownText(title),
      label: shownText(label),
      excerpt: excerptParts(shownText(withoutKeywords(excerpt))),
    }));
    const total = results.length - loaded.length + pages.length;
    const findings: Findings = { words, total, found };
    const matching = pages.length > 0 ? pages : best.filter((page) => page !== undefined);
    return { findings, matched: new Set(matching.flatMap(matchedWords)) };
  }

  async function find(wanted: Wanted): Promise<Findings> {
    const { words } = wanted;
    const { findings, matched } = await look(wanted);
    const language = languageOf();
    const asked = askedWords(words);
    const missed = asked.filter(
      (typed) => ![...matched].some((found) => isFormOf(found, typed, language)),
    );
    if (missed.length === 0) return findings;
    const corrected = await correct(words, missed, await knownWords(), language);
    if (corrected) {
      const better = await look({ ...wanted, words: corrected });
      if (better.findings.total > 0) return better.findings;
    }
    const near = [...matched].find((found) =>
      asked.some((typed) => sharedBeginning(found, typed) >= LEAST_SHARED),
    );
    if (findings.total > 0 || !near) return findings;
    return (await look({ ...wanted, words: near })).findings;
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

/**
 * Returns the words of a search that a page may answer: without the short words of Japanese that almost
 * every page has, such as particles, if the search has other words.
 */
function answeringWords(words: string): string[] {
  const asked = askedWords(words);
  const others = asked.filter((word) => !/^\p{sc=Hira}{1,2}$/u.test(word));
  return others.length > 0 ? others : asked;
}

/**
 * Returns whether a word that Pagefind found for a typed word has its stem, as "happy" for "happiness".
 * Pagefind also returns pages that only share a beginning with the word; this function decides which of
 * them answer a search.
 */
function hasStemOf(found: string, typed: string): boolean {
  const shared = sharedBeginning(found, typed);
  return shared >= LEAST_SHARED && shared < found.length;
}

/**
 * Returns the words of a page that may match: title, label, and the text at `locations`. A word with a
 * hyphen counts as its parts, and as one word.
 */
function matchedWords({ meta, content, locations }: PagefindPage): string[] {
  const words = content.split(/\s+/);
  const text = [meta.title, meta.label, ...locations.map((place) => words[place])].join(' ');
  return wordsOf(`${text} ${text.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, '')}`);
}

/** Checks the shape of words.json, because a host may send an error page with status 200. */
function parseWords(data: unknown): string[] {
  if (Array.isArray(data) && data.every((word) => typeof word === 'string')) return data;
  throw new Error('words.json: expected a list of words; found other data');
}

/** A part of an excerpt: a match of the search, or other text. */
interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** Matches a word without the punctuation around it, which Pagefind marks too. */
const WORD = /[\p{L}\p{N}].*[\p{L}\p{M}\p{N}]|[\p{L}\p{N}]/su;

/** Parses the markup of Pagefind's excerpts: `<mark>` around matches, `&lt;` and `&gt;` in text. */
function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/<mark>([^<]*)<\/mark>/)
    .map((piece) => piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>'))
    .flatMap((piece, index) => {
      const isMatch = index % 2 === 1;
      const found = isMatch && WORD.exec(piece);
      // Such as a search for a sign.
      if (!found) return { text: piece, isMatch };
      const [text] = found;
      const [before, after] = [piece.slice(0, found.index), piece.slice(found.index + text.length)];
      return [
        { text: before, isMatch: false },
        { text, isMatch },
        { text: after, isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
