import { useSyncExternalStore } from 'react';
import * as wording from '#words';
import { EMPTY, type Notebook } from '../../browser/notebook/notebook.ts';
import { forget, watchNotebook } from '../../browser/notebook/storage.ts';
import { readStored } from '../../browser/stored-values.ts';
import type { SectionProps } from './section.tsx';

/** Data with a separate key in local storage. */
export interface StoredItem {
  key: string;
  title: string;
  /** A description of the stored data. */
  words: string;
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
  { part: 'done', title: wording.progress, words: wording.progressIs, summary: stepsInWords },
  {
    part: 'readingList',
    title: wording.readingList,
    words: wording.readingListIs,
    summary: articlesInWords,
  },
  { part: 'notes', title: wording.notes, words: wording.notesAre, summary: notesInWords },
] as const;

interface KindsProps extends SectionProps {
  /** The parts of the notebook that this site can fill. */
  offered: readonly (keyof Notebook)[];
  others: readonly StoredItem[];
}

/**
 * Lists every kind of data with the stored amount, including kinds that the site could store and of
 * which nothing is stored.
 */
export function Kinds({ notebook, offered, others, change, ask }: KindsProps) {
  const stored = useStored(others);
  const kinds = [
    ...PARTS.map(({ part, summary, ...kind }) => ({
      ...kind,
      isOffered: offered.includes(part),
      amount: Object.keys(notebook[part]).length > 0 && summary(notebook),
      what: wording.kindToErase(kind.title, summary(notebook)),
      act: () => change((all) => ({ ...all, [part]: EMPTY[part] })),
    })),
    ...others.map(({ key, ...kind }) => ({
      ...kind,
      amount: stored.includes(key) && wording.kept,
      what: wording.kindToErase(kind.title),
      act: () => forget(key),
    })),
  ];
  const shown = kinds.filter(({ isOffered, amount }) => isOffered || amount);
  return (
    <section>
      <h2 className="display text-section" tabIndex={-1}>
        {wording.keptHere}
      </h2>
      <ul className="kept-kinds">
        {shown.map(({ title, words, amount, what, act }) => (
          <li key={title}>
            <div>
              <h3 className="kept-title">{title}</h3>
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
    </section>
  );
}

/**
 * Returns the keys that are in local storage. Snapshots are strings, which React compares by value.
 */
function useStored(others: readonly StoredItem[]): string[] {
  const snapshot = () =>
    others.flatMap(({ key }) => (readStored(key) === null ? [] : key)).join(' ');
  return useSyncExternalStore(watchNotebook, snapshot, () => '').split(' ');
}
