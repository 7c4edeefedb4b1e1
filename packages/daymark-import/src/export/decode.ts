/*
 * Decodes UTF-8 in which some programs have left letters of the old encoding Windows-1252 (or of
 * Latin-1, a part of it). A plain decoder would lose these letters.
 */

/** Matches a letter of several bytes in UTF-8, or a byte of the old encoding. */
const LETTER =
  /[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}|[\x80-\xFF]/g;
/** Matches the beginning of a letter whose other bytes are in the next piece. */
const BEGINNING = /(?:[\xC2-\xF4]|[\xE0-\xF4][\x80-\xBF]|[\xF0-\xF4][\x80-\xBF]{2})$/;

/**
 * Creates a decoder for a text that comes in pieces. The decoder omits a byte order mark at the
 * beginning.
 * @param encoding the encoding that the text names
 */
export function createDecoder(encoding = 'utf-8') {
  const whole = new TextDecoder(encoding);
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const old = new TextDecoder('windows-1252');
  let rest = Buffer.alloc(0);
  let isFirst = true;
  const decoder = {
    /** Whether bytes of the old encoding were found. */
    hasOldLetters: false,
    /** Decodes the next piece. Without an argument, ends the text. */
    decode(piece?: Uint8Array): string {
      if (whole.encoding !== 'utf-8') return whole.decode(piece, { stream: piece !== undefined });
      const bytes = Buffer.concat([rest, piece ?? rest.subarray(0, 0)]);
      const [begun = ''] =
        (piece && BEGINNING.exec(bytes.toString('latin1', bytes.length - 3))) || [];
      const end = bytes.length - begun.length;
      rest = bytes.subarray(end);
      const text = decoded(bytes.subarray(0, end));
      const start = isFirst && text.startsWith('\uFEFF') ? 1 : 0;
      isFirst &&= text === '';
      return text.slice(start);
    },
  };
  return decoder;

  function decoded(bytes: Buffer): string {
    try {
      return strict.decode(bytes);
    } catch {
      decoder.hasOldLetters = true;
      return bytes
        .toString('latin1')
        .replace(LETTER, (letter) =>
          (letter.length > 1 ? strict : old).decode(Buffer.from(letter, 'latin1')),
        );
    }
  }
}

/** Decodes a whole text. */
export function decodeText(bytes: Uint8Array): { text: string; hasOldLetters: boolean } {
  const decoder = createDecoder();
  const text = decoder.decode(bytes) + decoder.decode();
  return { text, hasOldLetters: decoder.hasOldLetters };
}
