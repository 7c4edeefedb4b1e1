import { useSyncExternalStore } from 'react';
import * as wording from '#words';
import { EMPTY, isEmpty, type Notebook } from '../../browser/notebook/notebook.ts';
import { forget, watchNotebook } from '../../browser/notebook/storage.ts';
import { NOTEBOOK_KEY, readStored, SET_ASIDE_KEY } from '../../browser/stored-values.ts';
import type { SectionProps } from './section.tsx';

/** The id of the section that shows what the browser stores. */
export const STORED_ID = 'stored';

/** Data with a separate key in local storage. */
export interface StoredItem {
  key: string;
  title: string;
  /** A description of the stored data. */
  words: string;
  /** A description that completes "This erases …". */
  toErase: string;
  /** Whether this site stores the data. If not, only data from an earlier time is shown. */
  isOffered: boolean;
}

const stepsInWords = ({ done }: Notebook) => wording.countedSteps(Object.keys(done).length);
const articlesInWords = ({ readingList }: Notebook) => wording.countedArticles(readingList.length);
const notesInWords = ({ notes }: Notebook) => wording.countedNotes(notes.length);

/** Summarizes a notebook: "3 steps done, 1 article and 2 notes". */
export const contentsInWords = (notebook: Notebook) =>
  wording.countedAll(stepsInWords(notebook), articlesInWords(notebook), notesInWords(notebook));

const PARTS = [
  {
    part: 'done',
    title: wording.progress,
    words: wording.progressIs,
    summary: stepsInWords,
    toErase: (all: Notebook) => wording.progressToErase(stepsInWords(all)),
  },
  {
    part: 'readingList',
    title: wording.readingList,
    words: wording.readingListIs,
    summary: articlesInWords,
    toErase: (all: Notebook) => wording.readingListToErase(articlesInWords(all)),
  },
  {
    part: 'notes',
    title: wording.notes,
    words: wording.notesAre,
    summary: notesInWords,
    toErase: ({ notes }: Notebook) => wording.notesToErase(notes.length),
  },
] as const;

interface KindsProps extends SectionProps {
  /** The parts of the notebook that this site can fill. */
  offered: readonly (keyof Notebook)[];
  others: readonly StoredItem[];
  language: string;
}

/**
 * Lists every kind of data with the stored amount, including kinds that the site could store and of
 * which nothing is stored. The sections below have the headings of the kinds.
 */
export function Kinds({ notebook, offered, others, change, ask, language }: KindsProps) {
  const keys = [...others.map(({ key }) => key), SET_ASIDE_KEY, NOTEBOOK_KEY];
  const stored = useStored(keys);
  const kinds = [
    ...PARTS.map(({ part, summary, toErase, ...kind }) => ({
      ...kind,
      isOffered: offered.includes(part),
      amount: Object.keys(notebook[part]).length > 0 && summary(notebook),
      what: toErase(notebook),
      act: () => change((all) => ({ ...all, [part]: EMPTY[part] })),
    })),
    ...others.map(({ key, toErase: what, ...kind }) => ({
      ...kind,
      amount: stored.includes(key) && wording.kept,
      what,
      act: () => forget(key),
    })),
  ];
  const shown = kinds.filter(({ isOffered, amount }) => isOffered || amount);
  const isUnreadable =
    stored.includes(SET_ASIDE_KEY) || (stored.includes(NOTEBOOK_KEY) && isEmpty(notebook));
  const everything = [
    ...kinds.filter(({ amount }) => amount).map(({ what }) => what),
    ...(isUnreadable ? [wording.unreadableToErase] : []),
  ];
  return (
    <section id={STORED_ID}>
      <h2 className="display text-section" tabIndex={-1}>
        {wording.keptHere}
      </h2>
      <ul className="kept-kinds">
        {shown.map(({ title, words, amount, what, act }) => (
          <li key={title}>
            <div>
              <p className="kept-title">{title}</p>
              <p className="text-small text-soft">{words}</p>
            </div>
            <p className="kept-amount">{amount || wording.nothingKept}</p>
            <button
              type="button"
              className="text-link text-small"
              aria-label={wording.eraseKind(title)}
              disabled={!amount}
              onClick={({ currentTarget: from }) => ask({ what, act, from })}
            >
              {wording.erase}
            </button>
          </li>
        ))}
      </ul>
      <p className="actions">
        <button
          type="button"
          className="button button-quiet"
          disabled={everything.length === 0}
          onClick={({ currentTarget: from }) =>
            ask({
              what: new Intl.ListFormat(language).format(everything),
              act: () => forget(...keys),
              from,
            })
          }
        >
          {wording.eraseEverything}
        </button>
      </p>
    </section>
  );
}

/**
 * Returns the keys that are in local storage. Snapshots are strings, which React compares by value.
 */
function useStored(keys: readonly string[]): string[] {
  const snapshot = () => keys.filter((key) => readStored(key) !== null).join(' ');
  return useSyncExternalStore(watchNotebook, snapshot, () => '').split(' ');
}
