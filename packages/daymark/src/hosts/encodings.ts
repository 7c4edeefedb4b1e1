import { type Encoding, encodings } from '../http/encodings.ts';
import type { SiteFile } from '../http/routes.ts';

/** Stands for an absent version in `versionsOf`: a single character, which no version is. */
export const NONE = '-';

/** A regular expression for a weight of 0, up to the end of the list item. */
const weightless = '\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)';

/**
 * Returns the rules for whether a client accepts an encoding: `Accept-Encoding` lists it, or `*`,
 * with a weight above 0. `header` is a regular expression for that header, in any letter case. The
 * first rule that matches applies; without one, the client does not accept the encoding.
 */
export function acceptance(encoding: Encoding) {
  return [encoding, '\\*'].flatMap((name) => [
    { header: `(?:^|,)\\s*${name}${weightless}`, accepted: false },
    { header: `(?:^|,)\\s*${name}\\s*(?:[;,]|$)`, accepted: true },
  ]);
}

/**
 * Regular expressions for two flags: whether a client accepts Brotli, and whether it accepts gzip.
 * For a client that accepts only Brotli, the flags are `10` in Caddy and `1 ` in nginx.
 */
const accepting: Readonly<Record<Encoding, string>> = { br: '^1', gzip: '1$' };

/**
 * Returns the stored encodings of a file, each with a regular expression for the flags of clients
 * that accept the encoding.
 */
export function storedEncodings({ encoded }: SiteFile) {
  return encodings
    .filter(({ name }) => encoded.some(({ encoding }) => encoding === name))
    .map((each) => ({ ...each, accepting: accepting[each.name] }));
}

/**
 * Returns the versions of a file: the file itself, then each encoding in order. A version is the
 * ETag without quotes, a colon and the size in bytes.
 */
export function versionsOf({ identity, encoded }: SiteFile): readonly string[] {
  const stored = encodings.map(({ name }) => encoded.find(({ encoding }) => encoding === name));
  return [identity, ...stored].map((bytes) =>
    bytes ? `${bytes.etag.slice(1, -1)}:${bytes.size}` : NONE,
  );
}
