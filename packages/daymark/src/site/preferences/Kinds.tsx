import { useSyncExternalStore } from 'react';
import { RESOURCES } from '#addresses';
import * as wording from '#words';
import { EMPTY, isEmpty, type Notebook } from '../../browser/notebook/notebook.ts';
import { forget, watchNotebook } from '../../browser/notebook/storage.ts';
import { NOTEBOOK_KEY, readStored, SET_ASIDE_KEY } from '../../browser/stored-values.ts';
import type { SectionProps } from './section.tsx';

/** The ids of the sections that show what the browser stores, and that export and import it. */
export const STORED_ID = 'stored';
export const EXPORT_ID = 'export';

/** Data with a separate key in local storage. */
export interface StoredItem {
  key: string;
  title: string;
  /** A description of the stored data. */
  words: string;
  /** A description that completes "This erases …". */
  toErase: string;
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

/** The text for an empty part of the notebook: how a visitor fills it. */
const EMPTY_WORDS = {
  done: wording.progressIsEmpty((text) => (
    <a key="path" className="text-link" href={RESOURCES}>
      {text}
    </a>
  )),
  readingList: wording.readingListIsEmpty,
  notes: wording.notesAreEmpty,
};

/**
 * Lists each kind of stored data with its amount, and says how to fill the empty parts of the
 * notebook. The sections below have the headings of the kinds.
 */
export function Kinds({ notebook, offered, others, change, ask, language }: KindsProps) {
  const keys = [...others.map(({ key }) => key), SET_ASIDE_KEY, NOTEBOOK_KEY];
  const stored = useStored(keys);
  const kinds = [
    ...PARTS.map(({ part, summary, toErase, ...kind }) => ({
      ...kind,
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
  const shown = kinds.filter(({ amount }) => amount);
  const empty = PARTS.map(({ part }) => part).filter(
    (part) => offered.includes(part) && Object.keys(notebook[part]).length === 0,
  );
  const isUnreadable =
    stored.includes(SET_ASIDE_KEY) || (stored.includes(NOTEBOOK_KEY) && isEmpty(notebook));
  const everything = [
    ...shown.map(({ what }) => what),
    ...(isUnreadable ? [wording.unreadableToErase] : []),
  ];
  return (
    <section id={STORED_ID}>
      <h2 className="display text-section" tabIndex={-1}>
        {wording.keptHere}
      </h2>
      {empty.length > 0 && (
        <ul className="kept-empty">
          {empty.map((part) => (
            <li key={part}>{EMPTY_WORDS[part]}</li>
          ))}
        </ul>
      )}
      {empty.length + shown.length === 0 && (
        <p className="mt-3 text-soft">{wording.sentence(wording.nothingKept)}</p>
      )}
      {shown.length > 0 && (
        <ul className="kept-kinds">
          {shown.map(({ title, words, amount, what, act }) => (
            <li key={title}>
              <div>
                <p className="kept-title">{title}</p>
                <p className="text-small text-soft">{words}</p>
              </div>
              <p className="kept-amount">{amount}</p>
              <button
                type="button"
                className="text-link text-small"
                aria-label={wording.eraseKind(title)}
                onClick={({ currentTarget: from }) => ask({ what, act, from })}
              >
                {wording.erase}
              </button>
            </li>
          ))}
        </ul>
      )}
      {everything.length > 0 && (
        <p className="actions">
          <button
            type="button"
            className="button button-quiet"
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
      )}
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
