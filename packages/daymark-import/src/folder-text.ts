import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText } from './decode.ts';

/* Reads the files of a folder as texts, in the encoding in which they were written. */

/** The most bytes of a file that is read as a text. */
const LONGEST = 20_000_000;

/** Reads a file with text, which old programs may have written in another encoding than UTF-8. */
export async function readEncoded(
  root: string,
  file: string,
): Promise<{ text: string; encoding: string } | undefined> {
  const path = join(root, file);
  const size = await stat(path).then(
    (stats) => (stats.isFile() ? stats.size : undefined),
    () => undefined,
  );
  if (size === undefined || size > LONGEST) return undefined;
  const bytes = await readFile(path);
  const mark = bytes.toString('latin1', 0, 2);
  const marked = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
  if (marked !== 'utf-8') return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  const { text, hasOldLetters } = decodeText(bytes);
  return { text, encoding: hasOldLetters ? 'windows-1252' : marked };
}

export const readText = async (root: string, file: string): Promise<string | undefined> =>
  (await readEncoded(root, file))?.text;
