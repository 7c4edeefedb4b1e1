import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SEARCH } from '#addresses';
import * as wording from '#words';
import { MAX_LENGTH, searchAddress, searchedWords, WORDS_PARAMETER, wordsIn } from '../address.ts';
import { Results, type ResultsProps } from './Results.tsx';
import { withoutIsolates } from './Status.tsx';

/** The pause in typing, in milliseconds, after which the search starts. */
const PAUSE = 150;

/**
 * The search field and its results. Before hydration, submitting the form reloads the page with the
 * words in the URL, so that no search is lost.
 */
export function SearchForm({ engine, ...props }: Omit<ResultsProps, 'words' | 'typed' | 'field'>) {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [wanted, setWanted] = useState('');
  const searched = searchedWords(wanted);
  /** The title of the page without words. */
  const title = useRef<string>(undefined);
  useEffect(() => {
    title.current ??= document.title;
    document.title = searched
      ? wording.searchTitle(withoutIsolates(searched), title.current)
      : title.current;
  }, [searched]);

  useEffect(() => {
    // The form becomes interactive only when the visitor types, or if the URL has words: a search will follow.
    engine.prepare();
    // Keeps what the visitor typed before hydration, or takes the words in the URL.
    const typed = field.current?.value;
    const first = typed || wordsIn(location.search);
    if (field.current) field.current.value = first;
    setWords(first);
    // A search for the first letters of a word would delay the search for the word.
    if (!typed) setWanted(first);
  }, [engine]);

  useEffect(() => {
    const timer = setTimeout(() => {
      setWanted(words);
      history.replaceState(null, '', searchAddress(words));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [words]);

  const clear = () => {
    if (field.current) field.current.value = '';
    setWords('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // During composition, the input method handles the keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Escape') moveAmongResults(event);
    else if (event.target === field.current) clear();
  };

  return (
    <search onKeyDown={onKeyDown}>
      <form
        data-needs-script
        action={SEARCH}
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(words);
        }}
      >
        <label className="label text-soft" htmlFor="search">
          {wording.searchFor}
        </label>
        <div className="search-row mt-2">
          <input
            ref={field}
            id="search"
            className="field"
            type="search"
            name={WORDS_PARAMETER}
            maxLength={MAX_LENGTH}
            required
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: visitors open this page to type here
            autoFocus
            onChange={({ target }) => setWords(target.value)}
          />
          <button type="submit" className="button">
            {wording.searchNow}
          </button>
        </div>
      </form>
      <Results {...props} engine={engine} words={searched} typed={words} field={field} />
    </search>
  );
}

/** Moves the focus with the arrow keys: from the field through the results and back. */
function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!step || altKey || ctrlKey || metaKey || shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const here = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[here + step];
  if (here === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
