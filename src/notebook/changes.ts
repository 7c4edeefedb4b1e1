import type { KeptArticle, Note, Notebook } from './notebook.ts';

/* What a visitor can do with a notebook. Nothing here changes the one that it is given. */

export type Change = (notebook: Notebook) => Notebook;

/** @param now the time as in ISO 8601 */
export const markDone =
  (step: string, now: string): Change =>
  (notebook) => ({ ...notebook, done: { ...notebook.done, [step]: now } });

export const markNotDone =
  (step: string): Change =>
  (notebook) => {
    const { [step]: _, ...done } = notebook.done;
    return { ...notebook, done };
  };

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

/** Identifies a note by all that it holds: two notes may have been kept in the same millisecond. */
export const noteId = ({ step, prompt, text, kept }: Note) =>
  JSON.stringify([kept, step, prompt, text]);

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
 * Adds what a file holds to what is here, the last kept on top. Of the same thing, the one that is
 * here stays, else the one that the file names first.
 */
export const mergeWith =
  (file: Notebook): Change =>
  (notebook) => ({
    version: 1,
    done: { ...file.done, ...notebook.done },
    readingList: lastOnTop([...notebook.readingList, ...file.readingList], ({ path }) => path),
    notes: lastOnTop([...notebook.notes, ...file.notes], noteId),
  });

/** @param nameOf what tells an entry from others; of those alike, the first stays */
function lastOnTop<Entry extends { kept: string }>(
  entries: Entry[],
  nameOf: (entry: Entry) => string,
): Entry[] {
  const named = new Map<string, Entry>();
  for (const entry of entries) if (!named.has(nameOf(entry))) named.set(nameOf(entry), entry);
  return [...named.values()].sort((a, b) => Date.parse(b.kept) - Date.parse(a.kept));
}
