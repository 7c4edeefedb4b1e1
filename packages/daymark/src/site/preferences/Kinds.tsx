import { useSyncExternalStore } from 'react';
import * as wording from '#words';
import type { Change } from '../../browser/notebook/changes.ts';
import type { Notebook } from '../../browser/notebook/notebook.ts';
import { forget, watchNotebook } from '../../browser/notebook/storage.ts';
import type { Confirmation } from './ConfirmDialog.tsx';
import { articlesInWords, notesInWords, stepsInWords } from './contents.ts';

/** Data with a separate key in local storage. */
export interface StoredItem {
  /** The key in local storage. */
  key: string;
  title: string;
  /** A description of the stored data. */
  words: string;
}

interface KindsProps {
  notebook: Notebook;
  others: readonly StoredItem[];
  change: (change: Change) => Promise<boolean>;
  ask: (confirmation: Confirmation) => void;
}

/** Lists every kind of data with the stored amount, including kinds of which nothing is stored. */
export function Kinds({ notebook, others, change, ask }: KindsProps) {
  const kinds = [
    {
      title: wording.progress,
      words: wording.progressIs,
      count: Object.keys(notebook.done).length,
      summary: stepsInWords(notebook),
      erase: () => change((all) => ({ ...all, done: {} })),
    },
    {
      title: wording.readingList,
      words: wording.readingListIs,
      count: notebook.readingList.length,
      summary: articlesInWords(notebook),
      erase: () => change((all) => ({ ...all, readingList: [] })),
    },
    {
      title: wording.notes,
      words: wording.notesAre,
      count: notebook.notes.length,
      summary: notesInWords(notebook),
      erase: () => change((all) => ({ ...all, notes: [] })),
    },
  ];
  const held = useHeld(others);
  return (
    <section>
      <h2 className="display text-section" tabIndex={-1}>
        {wording.keptHere}
      </h2>
      <ul className="kept-kinds">
        {kinds.map(({ title, words, count, summary, erase }) => (
          <Kind
            key={title}
            title={title}
            words={words}
            amount={count > 0 ? summary : ''}
            erase={(from) => ask({ what: wording.kindToErase(title, summary), act: erase, from })}
          />
        ))}
        {others.map(({ key, title, words }) => (
          <Kind
            key={key}
            title={title}
            words={words}
            amount={held.includes(key) ? wording.kept : ''}
            erase={(from) =>
              ask({ what: wording.kindToErase(title), act: () => forget(key), from })
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface KindProps {
  title: string;
  words: string;
  /** The amount as text; empty if nothing is stored. */
  amount: string;
  erase: (from: HTMLElement) => void;
}

function Kind({ title, words, amount, erase }: KindProps) {
  return (
    <li>
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
        onClick={({ currentTarget }) => erase(currentTarget)}
      >
        {wording.erase}
      </button>
    </li>
  );
}

/** Returns the keys with stored data, joined in snapshots so that React compares them by value. */
function useHeld(others: readonly StoredItem[]): string[] {
  const held = () => others.flatMap(({ key }) => (holds(key) ? key : [])).join(' ');
  return useSyncExternalStore(watchNotebook, held, () => '').split(' ');
}

function holds(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
