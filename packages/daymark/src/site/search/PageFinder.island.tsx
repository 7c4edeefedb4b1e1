/* An island because it shows results while a visitor types. Typing fetches the index of pages. */
import { QueryClientProvider } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import * as wording from '#words';
import { island } from '../../browser/islands/island.tsx';
import { KeptFocus } from '../../browser/islands/KeptFocus.tsx';
import { Announcement } from '../../browser/islands/messages.tsx';
import { createQueryClient } from '../../browser/query/client.ts';
import { comparedText } from '../../content/search-spelling.ts';
import { withoutInvisible } from '../../content/search-words.ts';
import { searchAddress } from './address.ts';
import { findPages } from './find-pages.ts';
import { PageLinks } from './PageLinks.tsx';
import { usePagesNear } from './use-pages-near.ts';

/** The most pages that the list shows. */
const COUNT = 6;

/** Finds pages of the site by the words of their titles. */
export default island(function PageFinder() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Finder />
    </QueryClientProvider>
  );
});

/**
 * The text field with its results. A separate component, because the hook for results needs the
 * client's provider around it.
 */
function Finder() {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  // Keeps what the visitor typed before hydration.
  useEffect(() => setWords(field.current?.value ?? ''), []);

  const wanted = withoutInvisible(words).trim();
  return (
    <search className="measure block" data-needs-script>
      <label className="label text-soft" htmlFor="page-finder">
        {wording.findPage}
      </label>
      <input
        ref={field}
        id="page-finder"
        className="field mt-2"
        type="search"
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      <Results words={wanted.length > 1 ? wanted : ''} typed={words} field={field} />
    </search>
  );
}

interface ResultsProps {
  /** The words to search for; empty if there are too few. */
  words: string;
  /** The text that the visitor has typed. */
  typed: string;
  /** The text field, which takes the focus if a focused control disappears. */
  field: RefObject<HTMLElement | null>;
}

/** Shows the results, and announces their number. The live region exists before the results. */
function Results({ words, typed, field }: ResultsProps) {
  const wanted = useDeferredValue(words);
  // The server has no document, but `wanted` is empty on the server, so the language is not read.
  const language = wanted && document.documentElement.lang;
  const { pages, isError, failureCount, retry } = usePagesNear(comparedText(wanted, language));
  const found = wanted && pages ? findPages(pages, wanted, COUNT, language) : [];
  const count = found.length > 0 ? wording.pagesFound(found.length) : '';
  const state = { wanted, hasPages: pages !== undefined, isError, failureCount };
  const hasStatus = wanted !== '' && !count;
  return (
    <KeptFocus next={() => field.current}>
      <Announcement
        text={hasStatus ? statusOf(state, (text) => text).join('') : count}
        entered={typed}
      />
      {hasStatus && (
        <p className={`mt-3 text-small${isError ? '' : ' text-soft'}`}>
          {statusOf(state, (text) => (
            <a key="search" className="text-link" href={searchAddress(wanted)}>
              {text}
            </a>
          ))}
          {wording.space}
          {isError && (
            <button type="button" className="text-link" onClick={retry}>
              {wording.tryAgain}
            </button>
          )}
        </p>
      )}
      {found.length > 0 && (
        <ul className="mt-3">
          <PageLinks pages={found} />
        </ul>
      )}
    </KeptFocus>
  );
}

/** The state of the requests for the index of pages. */
interface State {
  wanted: string;
  hasPages: boolean;
  isError: boolean;
  failureCount: number;
}

/**
 * Returns the state of the requests in words, if there are no results.
 * @param search links a text to the search of the whole site
 */
function statusOf<Link>(
  { wanted, hasPages, isError, failureCount }: State,
  search: (text: string) => Link,
): (string | Link)[] {
  if (isError) return [wording.pagesFailed];
  if (hasPages) return wording.noPageFound(search, wanted);
  return [failureCount > 0 ? wording.tryingAgain : wording.looking];
}
