import * as wording from '#words';
import type { Notebook } from '../../browser/notebook/notebook.ts';

export const stepsInWords = ({ done }: Notebook) => wording.countedSteps(Object.keys(done).length);
export const articlesInWords = ({ readingList }: Notebook) =>
  wording.countedArticles(readingList.length);
export const notesInWords = ({ notes }: Notebook) => wording.countedNotes(notes.length);

const LONGEST_OPENING = 40;

/** Quotes at most the first 40 letters of a text, to distinguish it from other texts. */
export function openingOf(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  if (letters.length <= LONGEST_OPENING) return `“${letters.join('')}”`;
  return `“${letters.slice(0, LONGEST_OPENING).join('')}…”`;
}

/** Summarizes a notebook: "3 steps done, 1 article and 2 notes". */
export const contentsInWords = (notebook: Notebook) =>
  wording.countedAll(stepsInWords(notebook), articlesInWords(notebook), notesInWords(notebook));
