import { type Encoding, encodings } from '../server/encodings.ts';
import type { SiteFile } from '../server/routes.ts';

/** Stands where there is nothing: one character, as no version has. */
export const NONE = '-';

/** What an `Accept-Encoding` header says of an encoding. */
export interface Acceptance {
  /** A regular expression, in any case. */
  readonly header: string;
  readonly accepted: boolean;
}

/** A weight of 0. */
const weightless = '\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)';

/**
 * Whether a visitor takes an encoding: named with a weight above 0, or else covered by `*`. The
 * first that fits the header holds; a header that none fits does not accept it.
 */
export function acceptance(encoding: Encoding): readonly Acceptance[] {
  return [encoding, '\\*'].flatMap((name) => [
    { header: `(?:^|,)\\s*${name}${weightless}`, accepted: false },
    { header: `(?:^|,)\\s*${name}\\s*(?:[;,]|$)`, accepted: true },
  ]);
}

/** What the name of a file ends with in an encoding. */
export function suffixOf(encoding: Encoding): string {
  return encodings.find(({ name }) => name === encoding)?.suffix ?? '';
}

/**
 * The versions of a file: of itself, then of each encoding in its order. Each is its tag without
 * quotes, a colon and its size in bytes.
 */
export function versionsOf({ identity, encoded }: SiteFile): readonly string[] {
  const stored = encodings.map(({ name }) => encoded.find(({ encoding }) => encoding === name));
  return [identity, ...stored].map((bytes) =>
    bytes ? `${bytes.etag.slice(1, -1)}:${bytes.size}` : NONE,
  );
}
