import * as wording from '#words';
import type { Findings } from '../engine/engine.ts';
import { Quote } from './Quote.tsx';

interface StatusProps {
  /** The words to search for; empty before the first search. */
  words: string;
  data: Findings | undefined;
  /** Whether the search failed after all retries. */
  hasFailed: boolean;
  isPlaceholderData: boolean;
  /** Failed attempts since the last success. */
  failureCount: number;
}

/**
 * The state of a search as text, which the page shows and screen readers announce. Empty before
 * the first search.
 */
export function Status({ words, data, ...state }: StatusProps) {
  if (words === '') return null;
  if (state.hasFailed) return wording.searchFailed;
  if (state.failureCount > 0) return wording.tryingAgain;
  if (!data || state.isPlaceholderData) return wording.searching;
  const { total, words: searched } = data;
  const nothing = wording.nothingFound(<Quote key="words" words={words} />);
  if (total === 0)
    return (
      <>
        {nothing} {wording.searchOther}
      </>
    );
  const results = wording.results(total, <Quote key="words" words={searched} />);
  if (searched === words) return results;
  return (
    <>
      {nothing} {wording.showing(results)}
    </>
  );
}
