import * as wording from '#words';
import type { Findings } from '../engine/engine.ts';

/** Characters that start or end bidirectional isolation, and could break out of a `bdi`. */
const ISOLATES = /[\u2066-\u2069]/g;

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

/** The state of a search as text, which screen readers announce; empty before a search. */
export function Status({ words, hasTopics, data, ...state }: StatusProps) {
  if (words === '') return null;
  if (state.hasFailed) return wording.searchFailed;
  if (state.failureCount > 0) return wording.tryingAgain;
  if (!data || state.isPlaceholderData) return wording.searching;
  const { total, words: searched } = data;
  const nothing = wording.nothingFound(<Quote key="words" words={words} />);
  if (total === 0)
    return (
      <>
        {nothing} {hasTopics ? wording.searchOther : wording.searchOtherWord}
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

/** A visitor's words in quotation marks. Their direction does not affect the text around them. */
function Quote({ words }: { words: string }) {
  return (
    <>
      “<bdi>{words.replaceAll(ISOLATES, '')}</bdi>”
    </>
  );
}
