import { isUtf8 } from 'node:buffer';

/** A place in a file where its text cannot be read. */
export interface TextFault {
  line: number;
  expected: string;
  found: string;
}

/**
 * Decodes a text file. A text in another encoding than UTF-8 is decoded as well as possible, so
 * that the other checks can continue.
 */
export function decodeText(data: Uint8Array): { text: string; fault?: TextFault | undefined } {
  const fault = (line: number, what: string) => {
    const found = `${what}; save the file with the encoding UTF-8`;
    return { line, expected: 'a text in UTF-8', found };
  };
  const utf16 = utf16Of(data);
  if (utf16)
    return { text: new TextDecoder(utf16).decode(data), fault: fault(1, 'a text in UTF-16') };
  // A byte order mark is removed, as Astro does. For regular expressions, a carriage return ends a line
  // and is white space within one.
  const text = new TextDecoder().decode(data).replace(/\r\n?/g, '\n');
  const line = lineOfInvalidByte(data);
  return { text, fault: line === undefined ? line : fault(line, 'bytes of another encoding') };
}

/** Returns the UTF-16 encoding that the first bytes of a file announce, as some Windows editors write. */
function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Returns the line of the first byte that is not UTF-8; undefined if all bytes are. */
function lineOfInvalidByte(data: Uint8Array): number | undefined {
  if (isUtf8(data)) return undefined;
  // No byte of a longer UTF-8 character has the value of a line feed.
  const lines = Buffer.from(data).toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

/** Control characters that separate words: vertical tab, form feed, next line, line separators. */
const SEPARATORS = /[\v\f\u0085\u2028\u2029]/g;
/** Other control characters except tab and line breaks, and code points that are no characters. */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Removes the control characters of a text, which no reader sees and XML forbids. */
export const withoutControls = (text: string): string =>
  text.replace(SEPARATORS, ' ').replace(CONTROLS, '');
