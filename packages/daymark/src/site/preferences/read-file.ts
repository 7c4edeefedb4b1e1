import * as wording from '#words';
import { parseNotebook } from '../../browser/notebook/notebook.ts';

/** The size limit in bytes. Browsers store about as much per site, so no notebook is larger. */
const LARGEST = 5_000_000;

/** Reads a notebook from a file that a visitor chose. Returns the notebook or an error report. */
export async function readFile(file: File): Promise<ReturnType<typeof parseNotebook>> {
  if (file.size > LARGEST) return { report: wording.fileTooLarge(file.name) };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { report: wording.fileGone(file.name) };
  }
  return parseNotebook(text, file.name);
}
