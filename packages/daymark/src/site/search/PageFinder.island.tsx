/* An island because it shows results while a visitor types. Typing fetches the index of pages. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import * as wording from '#words';
import { island } from '../../browser/islands/island.tsx';
import { createQueryClient } from '../../browser/query/client.ts';
import { withoutInvisible } from '../../content/search-words.ts';
import { findPages } from './find-pages.ts';
import { PageLinks } from './PageLinks.tsx';
import { usePagesNear } from './use-pages-near.ts';

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

function Finder() {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  // Keeps what the visitor typed before hydration.
  useEffect(() => setWords(field.current?.value ?? ''), []);

  const wanted = withoutInvisible(words).trim();
  return (
    <search className="block max-w-[32rem]" data-needs-script>
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
      <div role="status">{wanted.length > 1 && <Results words={wanted} />}</div>
    </search>
  );
}

function Results({ words }: { words: string }) {
  const wanted = useDeferredValue(words);
  const { pages, isError, failureCount, retry } = usePagesNear(wanted);
  if (isError)
    return (
      <p className="mt-3 text-small">
        {wording.pagesFailed}{' '}
        <button type="button" className="text-link" onClick={retry}>
          {wording.tryAgain}
        </button>
      </p>
    );
  if (!pages)
    return (
      <p className="mt-3 text-small text-soft">
        {failureCount > 0 ? wording.tryingAgain : wording.looking}
      </p>
    );
  const found = findPages(pages, wanted, COUNT);
  if (found.length === 0) return <p className="mt-3 text-small text-soft">{wording.noPageFound}</p>;
  return (
    <ul className="mt-3">
      <PageLinks pages={found} />
    </ul>
  );
}
