import { useState, useSyncExternalStore } from 'react';
import type { Change, KeptArticle, Note, Notebook } from './notebook.ts';
import { changeNotebook, nothingRead, readNotebook, watchNotebook } from './storage.ts';

/*
 * The changes to a notebook (progress, reading list, notes), and the hook that makes them. No change
 * mutates its argument.
 */

/** Marks a step as done. @param now the current time in ISO 8601 format */
export const markDone =
  (step: string, now: string): Change =>
  (notebook) => ({ ...notebook, done: { ...notebook.done, [step]: now } });

export const markNotDone =
  (step: string): Change =>
  (notebook) => {
    const { [step]: _, ...done } = notebook.done;
    return { ...notebook, done };
  };

/** Returns whether an article is on the reading list. */
export const isKept = ({ readingList }: Notebook, path: string) =>
  readingList.some((article) => article.path === path);

/** Puts an article at the top of the reading list. */
export const keepArticle =
  (article: KeptArticle): Change =>
  (notebook) => ({
    ...notebook,
    readingList: [article, ...dropArticle(article.path)(notebook).readingList],
  });

export const dropArticle =
  (path: string): Change =>
  (notebook) => ({
    ...notebook,
    readingList: notebook.readingList.filter((article) => article.path !== path),
  });

/** Returns the identity of a note: all its fields, because two notes may share a millisecond. */
export const noteId = ({ step, prompt, text, kept }: Note) =>
  JSON.stringify([kept, step, prompt, text]);

/** Puts a note first. The same note is never in the notebook twice. */
export const keepNote =
  (note: Note): Change =>
  (notebook) => ({ ...notebook, notes: [note, ...dropNote(note)(notebook).notes] });

export const dropNote =
  (dropped: Note): Change =>
  (notebook) => {
    const id = noteId(dropped);
    return { ...notebook, notes: notebook.notes.filter((note) => noteId(note) !== id) };
  };

/**
 * Adds the entries of a file to the notebook and sorts all entries, newest first. Of equal entries,
 * the notebook's entry remains, or the first entry of the file.
 */
export const mergeWith =
  (file: Notebook): Change =>
  (notebook) => ({
    version: 1,
    done: { ...file.done, ...notebook.done },
    readingList: lastOnTop([...notebook.readingList, ...file.readingList], ({ path }) => path),
    notes: lastOnTop([...notebook.notes, ...file.notes], noteId),
  });

/** Removes all but the first of the entries with equal `nameOf`. Sorts the rest, newest first. */
function lastOnTop<Entry extends { kept: string }>(
  entries: Entry[],
  nameOf: (entry: Entry) => string,
): Entry[] {
  const named = new Map<string, Entry>();
  for (const entry of entries) if (!named.has(nameOf(entry))) named.set(nameOf(entry), entry);
  return [...named.values()].sort((a, b) => Date.parse(b.kept) - Date.parse(a.kept));
}

/** Returns the notebook, kept up to date with all tabs, and a function to change it. */
export function useNotebook() {
  const reading = useSyncExternalStore(watchNotebook, readNotebook, nothingRead);
  const [failure, setFailure] = useState<string>();
  /** Makes a change. @returns whether it was made; if not, `failure` is the reason */
  const change = async (wanted: Change): Promise<boolean> => {
    // Removes the last message, so that screen readers announce the same message again.
    setFailure(undefined);
    const why = await changeNotebook(wanted);
    setFailure(why);
    return why === undefined;
  };
  return { ...reading, failure, change };
}
