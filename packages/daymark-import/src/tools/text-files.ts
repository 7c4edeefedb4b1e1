import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { decodeText } from '../export/decode.ts';
import { readBytes } from '../export/export-files.ts';
import { parseData } from './fields.ts';

/*
 * Reads the text files of a folder: tells their kind by the name, and decodes them from the
 * encoding in which they were written.
 */

const TEXT = /\.(?:md|markdown|mdown|mkd|mdx)$/i;
const TEMPLATE = /\.(?:html?|njk|liquid|webc)$/i;

export const isMarkdown = (file: string): boolean => TEXT.test(file);
export const isTemplate = (file: string): boolean => TEMPLATE.test(file);

export const withoutEnding = (file: string): string =>
  file.replace(/(?:\.html)?\.(?:md|markdown|mdown|mkd|mdx|html?|njk|liquid|webc)$/i, '');

/** The size, in bytes, after which the rest of a file is not read. */
const LONGEST = 20_000_000;

/**
 * Reads a file with text, which old programs may have written in another encoding than UTF-8. Only the
 * beginning of a large file is read.
 */
export async function readEncoded(
  root: string,
  file: string,
): Promise<{ text: string; encoding: string; isCut: boolean } | undefined> {
  const path = join(root, file);
  const size = await stat(path).then(
    (stats) => (stats.isFile() ? stats.size : undefined),
    () => undefined,
  );
  if (size === undefined) return undefined;
  const isCut = size > LONGEST;
  const bytes = isCut ? await readBytes(path, 0, LONGEST) : await readFile(path);
  const mark = bytes.toString('latin1', 0, 2);
  const marked = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
  if (marked !== 'utf-8')
    return { text: new TextDecoder(marked).decode(bytes), encoding: marked, isCut };
  const { text, hasOldLetters } = decodeText(bytes);
  return { text, encoding: hasOldLetters ? 'windows-1252' : marked, isCut };
}

/** Reads a whole file with text; undefined if there is none, or if it is too large. */
export async function readText(root: string, file: string): Promise<string | undefined> {
  const read = await readEncoded(root, file);
  return read?.isCut ? undefined : read?.text;
}

/** Reads a file with data in YAML, TOML or JSON; undefined if there is none, or if it is damaged. */
export async function readData(root: string, file: string): Promise<unknown> {
  const text = await readText(root, file);
  try {
    return text === undefined ? undefined : parseData(text, extname(file));
  } catch {
    return undefined;
  }
}
