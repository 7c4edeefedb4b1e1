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
 * The state of a search in words, which the page shows and screen readers announce. Empty before
 * the first search.
 */
export function Status({ words, data, ...state }: StatusProps) {
  if (words === '') return null;
  if (state.hasFailed) return 'The search could not be reached.';
  if (state.failureCount > 0) return 'Trying again…';
  if (!data || state.isPlaceholderData) return 'Searching…';
  const { total, words: searched } = data;
  const nothing = (
    <>
      Nothing found for <Quote words={words} />.
    </>
  );
  if (total === 0) return <>{nothing} Another word may do, or one of the topics above.</>;
  const results = (
    <>
      {total} {total === 1 ? 'result' : 'results'} for <Quote words={searched} />
    </>
  );
  if (searched === words) return results;
  return (
    <>
      {nothing} Showing {results}
    </>
  );
}
