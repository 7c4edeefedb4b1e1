import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Place {
  fileURL: URL | undefined;
}

interface Found {
  position?: { start: { line: number } } | undefined;
}

/**
 * An error in a Markdown text, with file and line.
 * @param message what was expected and what was found
 */
export function contentError({ fileURL }: Place, { position }: Found, message: string): Error {
  const file = fileURL ? relative('', fileURLToPath(fileURL)) : 'a Markdown text';
  return new Error(`${file}:${position?.start.line ?? '?'}: ${message}`);
}
