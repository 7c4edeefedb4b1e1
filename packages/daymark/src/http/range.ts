/** Positions of the first and the last byte to send, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header for a body of `size` bytes.
 * @returns the one requested range; `'unsatisfiable'` when the body has no such bytes; undefined,
 * for the whole body, when the header is absent or malformed, requests several ranges, or contains
 * a number of more than 15 digits, which no file size has.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return within(Math.max(0, size - Number(to)), size - 1);
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return within(Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1));
}

function within(first: number, last: number): ByteRange | 'unsatisfiable' {
  return first > last ? 'unsatisfiable' : { first, last };
}
