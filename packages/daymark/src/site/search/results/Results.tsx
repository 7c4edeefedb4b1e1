import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import * as wording from '#words';
import { KeptFocus } from '../../../browser/islands/KeptFocus.tsx';
import { Announcement } from '../../../browser/islands/messages.tsx';
import type { OlderArticles } from '../../../machines/search-index/files.ts';
import type { Findings, Found, SearchEngine } from '../engine/engine.ts';
import { Suggestions, type SuggestionsProps } from '../SearchPage.tsx';
import { announcedStatus, Status } from './Status.tsx';
import './results.css';

/**
 * The number of results that are shown initially, and that each "Show more" adds. Each result needs
 * a request, and browsers send six requests at a time over HTTP/1.1.
 */
const RESULTS_AT_ONCE = 6;

export interface ResultsProps extends SuggestionsProps {
  engine: SearchEngine;
  /** The words to search for; empty before the first search. */
  words: string;
  /** The text that the visitor has typed, for which the search may not have begun. */
  typed: string;
  /** The search field, which takes the focus if a focused control disappears. */
  field: RefObject<HTMLElement | null>;
  /** The articles that are searched only on request, if there are any. */
  older?: OlderArticles | undefined;
}

/**
 * Shows the results of a search, or suggestions where there are none. Previous results stay until
 * the next results have loaded.
 */
export function Results({ engine, words, typed, field, older, ...suggestions }: ResultsProps) {
  const hasTopics = suggestions.topics.length > 0;
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  /** The index of the first result that a press on "Show more" adds. */
  const firstNew = useRef<number>(undefined);
  const newLink = () => list.current?.querySelectorAll('a')[firstNew.current ?? -1];
  useLayoutEffect(() => {
    const link = newLink();
    if (!link) return;
    firstNew.current = undefined;
    if (document.activeElement === more.current) link.focus();
  });
  const [shown, setShown] = useState({ words, count: RESULTS_AT_ONCE });
  const count = shown.words === words ? shown.count : RESULTS_AT_ONCE;
  const [years, setYears] = useState<readonly number[]>([]);
  const search = useQuery<Findings>({
    queryKey: ['search', words, count, years],
    queryFn: ({ signal }) => engine.find({ words, count, years }, signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hasFailed = search.isError && !search.isFetching;
  const findings = words === '' || search.isError ? undefined : search.data;
  const { data, isPlaceholderData, failureCount } = search;
  const status = { words, hasTopics, data, hasFailed, isPlaceholderData, failureCount };
  const showMore = () => {
    firstNew.current = findings?.found.length;
    setShown({ words, count: count + RESULTS_AT_ONCE });
  };

  return (
    <KeptFocus next={() => newLink() ?? field.current}>
      <div className="search-results">
        <Announcement text={announcedStatus(status)} entered={`${typed} ${years}`} />
        <p className="search-status text-small text-soft">
          <Status {...status} />
          {hasFailed && (
            <button type="button" className="text-link" onClick={() => search.refetch()}>
              {wording.tryAgain}
            </button>
          )}
        </p>
        {findings && findings.found.length > 0 && (
          <ul ref={list} className="mt-4" data-stale={isPlaceholderData || undefined}>
            {findings.found.map((found) => (
              <Result key={found.path} {...found} />
            ))}
          </ul>
        )}
        {findings && findings.total > findings.found.length && (
          <button ref={more} type="button" className="button button-quiet mt-6" onClick={showMore}>
            {wording.showMore}
          </button>
        )}
        {(words === '' || hasFailed || findings?.total === 0) && (
          <div className="suggestions">
            <Suggestions {...suggestions} />
          </div>
        )}
        {/* Visitors can switch a year off if its articles fail to load. */}
        {older && (findings || (words !== '' && years.length > 0)) && (
          <OlderYears older={older} chosen={years} onChoose={setYears} />
        )}
      </div>
    </KeptFocus>
  );
}

/** A page of the results, with the matches in its excerpt marked. */
function Result({ path, title, label, excerpt }: Found) {
  return (
    <li className="search-result">
      <p className="label text-soft">{label}</p>
      <h2 className="display mt-1 text-title">
        <a href={path}>{title}</a>
      </h2>
      <p className="summary mt-2 text-soft">
        {excerpt.map(({ text, isMatch }, index) => {
          const Part = isMatch ? 'mark' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an excerpt keep their order
          return <Part key={index}>{text}</Part>;
        })}
      </p>
    </li>
  );
}

interface OlderYearsProps {
  older: OlderArticles;
  /** The years that the search covers too. */
  chosen: readonly number[];
  onChoose: (years: readonly number[]) => void;
}

/** Buttons that make the search cover the older articles of some years. */
function OlderYears({ older, chosen, onChoose }: OlderYearsProps) {
  const years = older.years.map(({ year }) => year);
  const hasAll = chosen.length === years.length;
  const choices = [
    ...years.map((year) => ({
      name: `${year}`,
      isChosen: chosen.includes(year),
      next: years.filter((other) => chosen.includes(other) !== (other === year)),
    })),
    { name: wording.allYears, isChosen: hasAll, next: hasAll ? [] : years },
  ];
  return (
    <section className="mt-12" aria-labelledby="older-articles">
      <h2 id="older-articles" className="label text-soft">
        {wording.olderArticles}
      </h2>
      <p className="mt-2 text-small text-soft">{wording.searchedSince(older.since)}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {choices.map(({ name, isChosen, next }) => (
          <li key={name}>
            <button
              type="button"
              className="button button-quiet search-year"
              aria-pressed={isChosen}
              onClick={() => onChoose(next)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
