import type { Notebook } from '../notebook/notebook.ts';

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

export const stepsInWords = ({ done }: Notebook) =>
  `${counted(Object.keys(done).length, 'step', 'steps')} done`;
export const articlesInWords = ({ readingList }: Notebook) =>
  counted(readingList.length, 'article', 'articles');
export const notesInWords = ({ notes }: Notebook) => counted(notes.length, 'note', 'notes');

/** What a notebook holds: "3 steps done, 1 article and 2 notes". */
export function contentsInWords(notebook: Notebook): string {
  return `${stepsInWords(notebook)}, ${articlesInWords(notebook)} and ${notesInWords(notebook)}`;
}
