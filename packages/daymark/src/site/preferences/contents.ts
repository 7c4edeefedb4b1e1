import type { Notebook } from '../../browser/notebook/notebook.ts';

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

export const stepsInWords = ({ done }: Notebook) =>
  `${counted(Object.keys(done).length, 'step', 'steps')} done`;
export const articlesInWords = ({ readingList }: Notebook) =>
  counted(readingList.length, 'article', 'articles');
export const notesInWords = ({ notes }: Notebook) => counted(notes.length, 'note', 'notes');

const LONGEST_OPENING = 40;

/** Quotes the beginning of a text, at most 40 letters, to distinguish it from others. */
export function openingOf(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  if (letters.length <= LONGEST_OPENING) return `“${letters.join('')}”`;
  return `“${letters.slice(0, LONGEST_OPENING).join('')}…”`;
}

/** Summarizes a notebook: "3 steps done, 1 article and 2 notes". */
export function contentsInWords(notebook: Notebook): string {
  return `${stepsInWords(notebook)}, ${articlesInWords(notebook)} and ${notesInWords(notebook)}`;
}
