import { isUtf8 } from 'node:buffer';
import type { Problem } from './problem.ts';

const EXPECTED = 'a text in UTF-8';

/**
 * Decodes a text file. A text in another encoding is decoded as well as possible, so that the other
 * checks can continue.
 */
export function decodeText(
  file: string,
  data: Uint8Array,
): { source: string; problems: Problem[] } {
  const utf16 = utf16Of(data);
  if (utf16) {
    const source = new TextDecoder(utf16).decode(data);
    const found = 'a text in UTF-16; save the file with the encoding UTF-8';
    return { source, problems: [{ file, line: 1, expected: EXPECTED, found }] };
  }
  // A byte order mark is removed, as Astro does.
  const source = new TextDecoder().decode(data);
  const line = lineOfInvalidByte(data);
  if (line === undefined) return { source, problems: [] };
  const found = 'bytes of another encoding; save the file with the encoding UTF-8';
  return { source, problems: [{ file, line, expected: EXPECTED, found }] };
}

function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Returns the line of the first byte that is not UTF-8; undefined if all bytes are. */
function lineOfInvalidByte(data: Uint8Array): number | undefined {
  if (isUtf8(data)) return undefined;
  let line = 0;
  // No byte of a longer UTF-8 character has the value of a line feed.
  for (let start = 0; start < data.length; line++) {
    const end = data.indexOf(0x0a, start);
    const next = end < 0 ? data.length : end + 1;
    if (!isUtf8(data.subarray(start, next))) return line + 1;
    start = next;
  }
  return undefined;
}
