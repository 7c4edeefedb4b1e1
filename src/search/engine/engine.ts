import { fetchJson } from '../../query/fetch-json.ts';
import { wordsOf } from '../words.ts';
import { correct } from './correct.ts';
import { type ExcerptPart, excerptParts } from './excerpt.ts';
import { isFormOf, sharedBeginning } from './likeness.ts';
import type { PagefindPage } from './pagefind.ts';
import { type Bundle, createRuntime } from './start.ts';

/** A page that a search has found. */
export interface Found {
  path: string;
  title: string;
  /** What it belongs to, in a word. */
  label: string;
  excerpt: ExcerptPart[];
}

/** What a search has found. */
export interface Findings {
  /** The words it was made for: those asked for, or corrected. */
  words: string;
  /** How many pages there are in all. */
  total: number;
  found: Found[];
}

/** Letters that a result must share with a word that nothing answers to, to be shown at all. */
const LEAST_SHARED = 4;

/** The search of a site, for a browser. */
export interface SearchEngine {
  /**
   * Finds the best pages for some words.
   * @param count how many of them
   * @param signal given up by who no longer wants the answer
   * @throws when a part of the index does not arrive; the next call tries again
   */
  find(words: string, count: number, signal?: AbortSignal): Promise<Findings>;
}

export function createSearchEngine(bundle: Bundle): SearchEngine {
  const runtime = createRuntime(bundle);
  let vocabulary: Promise<string[]> | undefined;

  async function look(words: string, count: number) {
    const results = await runtime.search(words);
    const pages = await Promise.all(results.slice(0, count).map((result) => result.data()));
    const findings: Findings = { words, total: results.length, found: pages.map(foundOf) };
    return { findings, matched: new Set(pages.flatMap(matchedWords)) };
  }

  const knownWords = () => {
    vocabulary ??= fetchJson(`${bundle.address}words.json`).then(parseWords);
    vocabulary.catch(() => {
      vocabulary = undefined;
    });
    return vocabulary;
  };

  async function find(words: string, count: number): Promise<Findings> {
    const { findings, matched } = await look(words, count);
    const missed = wordsOf(words).filter(
      (typed) => ![...matched].some((found) => isFormOf(found, typed)),
    );
    if (missed.length === 0) return findings;
    const corrected = correct(words, missed, await knownWords());
    if (corrected) {
      const better = await look(corrected, count);
      if (better.findings.total > 0) return better.findings;
    }
    const isNear = (typed: string) =>
      [...matched].some((found) => sharedBeginning(found, typed) >= LEAST_SHARED);
    const isAnswered = wordsOf(words).some((typed) => !missed.includes(typed) || isNear(typed));
    return isAnswered ? findings : { words, total: 0, found: [] };
  }

  // One after another: Pagefind keeps what it found of a page, and which request failed, in one
  // place for all searches.
  let last: Promise<unknown> = Promise.resolve();
  return {
    find(words, count, signal) {
      const begin = () => {
        signal?.throwIfAborted();
        return find(words, count);
      };
      const turn = last.then(begin, begin);
      last = turn;
      return turn;
    },
  };
}

function foundOf({ url, meta, excerpt }: PagefindPage): Found {
  return { path: url, title: meta.title, label: meta.label, excerpt: excerptParts(excerpt) };
}

/** The words of a page that a search may have matched: those of its title, and those it tells. */
function matchedWords({ meta, content, locations }: PagefindPage): string[] {
  const words = content.split(/\s+/);
  return wordsOf([meta.title, meta.label, ...locations.map((place) => words[place])].join(' '));
}

function parseWords(data: unknown): string[] {
  if (Array.isArray(data) && data.every((word) => typeof word === 'string')) return data;
  throw new Error('words.json: expected a list of words; found something else');
}
