import type { Findings } from '../engine/engine.ts';

interface SearchState {
  data: Findings | undefined;
  /** Whether it has been given up. */
  hasFailed: boolean;
  isPlaceholderData: boolean;
  /** Failed attempts since the last success. */
  failureCount: number;
}

/** What is said of a search, for eyes and for screen readers; nothing before there is one. */
export function statusWords(words: string, { data, ...state }: SearchState): string {
  if (words === '') return '';
  if (state.hasFailed) return 'The search could not be reached.';
  if (state.failureCount > 0) return 'Trying again…';
  if (!data || state.isPlaceholderData) return 'Searching…';
  const { total, words: searched } = data;
  if (total === 0)
    return `Nothing found for “${words}”. Another word may do, or one of the topics above.`;
  const results = `${total} ${total === 1 ? 'result' : 'results'} for “${searched}”`;
  return searched === words ? results : `Nothing found for “${words}”. Showing ${results}`;
}
