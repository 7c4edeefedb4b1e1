import { Fragment } from 'react';
import * as wording from '#words';
import type { Findings } from '../engine/engine.ts';

/** Removes characters that start or end bidirectional isolation, and could break out of a `bdi`. */
export const withoutIsolates = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '');

/** Removes quotation marks around a phrase, because the message adds its own quotation marks. */
const unquoted = (words: string) =>
  withoutIsolates(words).replace(
    /^\p{Quotation_Mark}+(?!\p{Quotation_Mark})(.+?)(?<!\p{Quotation_Mark})\p{Quotation_Mark}+$/su,
    '$1',
  );

interface StatusProps {
  words: string;
  /** Whether the page has links to topics. */
  hasTopics: boolean;
  data: Findings | undefined;
  /** Whether the search failed after all retries. */
  hasFailed: boolean;
  isPlaceholderData: boolean;
  /** Failed attempts since the last success. */
  failureCount: number;
}

/** The state of a search as text; empty before a search. */
export function Status(state: StatusProps) {
  return partsOf(state, (words) => (
    // Isolates the visitor's words, so that their direction does not affect the text around them.
    <Fragment key={words}>{wording.quoted(<bdi key="words">{words}</bdi>)}</Fragment>
  ));
}

/** The state of a search as screen readers announce it, where possible only the number of results. */
export function announcedStatus(state: StatusProps): string {
  const { words, data, isPlaceholderData, failureCount } = state;
  const isFound = data?.words === words && !isPlaceholderData && failureCount === 0;
  if (isFound && data.total > 0) return wording.resultCount(data.total);
  return partsOf(state, (words) => wording.quoted(words).join('')).join('');
}

/** Returns the parts of the text. @param quote puts a visitor's words in quotation marks */
function partsOf<Quote>(
  { words, hasTopics, data, ...state }: StatusProps,
  quote: (words: string) => Quote,
): (string | Quote)[] {
  if (words === '') return [];
  if (state.hasFailed) return [wording.searchFailed];
  if (state.failureCount > 0) return [wording.tryingAgain];
  if (!data || state.isPlaceholderData) return [wording.searching];
  const { total, words: searched } = data;
  const nothing = wording.nothingFound(quote(unquoted(words)));
  if (total === 0)
    return [...nothing, wording.space, hasTopics ? wording.searchOther : wording.searchOtherWord];
  const results = wording.results(wording.resultCount(total), quote(unquoted(searched)));
  return searched === words ? results : [...nothing, wording.space, ...wording.showing(results)];
}
