import { keysOf, lastSegment, type PageIndex } from './page-index.ts';
import { comparedText } from './search-spelling.ts';
import type { PageEntry } from './sitemap.ts';

/** The maximum size of the pages in one file, in bytes: 50 KB less the syntax around them. */
const MAX_BYTES = 49_900;

/** The maximum size of the pages in an index that has parts, in bytes. */
const MAX_FRONT = 10_000;

/**
 * The maximum number of letters by which keys are divided. A letter takes up to five characters in
 * a file's name, whose length is limited to 255 bytes.
 */
const MAX_DEPTH = 40;

/** A page under one of its keys. */
interface Row {
  key: string;
  page: PageEntry;
  bytes: number;
}

/** A part of the index: the rows whose keys are not before `start`, and before the next part. */
interface Part {
  start: string;
  rows: Row[];
  bytes: number;
}

/**
 * Divides all pages into the index, which a browser fetches first, and parts, which it fetches when it
 * needs them. If the index can contain all pages, it has no parts.
 * @returns the index, and the pages of each part
 */
export function divideIndex(
  pages: readonly PageEntry[],
  language: string,
): {
  index: PageIndex;
  parts: ReadonlyMap<string, PageEntry[]>;
} {
  const rows = pages.map((page) => ({ page, bytes: Buffer.byteLength(JSON.stringify(page)) + 1 }));
  if (sizeOf(rows) <= MAX_BYTES)
    return { index: { pages: [...pages], parts: [] }, parts: new Map() };
  const keyed = rows.flatMap((row) =>
    keysOfPage(row.page, language).map((key) => ({ ...row, key })),
  );
  const divided = divide({ start: '', ...measured(keyed) }, 0);
  const front = beginning(rows, MAX_FRONT).map(({ page }) => page);
  return {
    index: { pages: front, parts: divided.map(({ start }) => start) },
    parts: new Map(
      divided.map(({ start, rows }) => [start, [...new Set(rows.map(({ page }) => page))]]),
    ),
  };
}

const sizeOf = (rows: readonly Pick<Row, 'bytes'>[]) =>
  rows.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns rows with their total size in bytes. */
const measured = (rows: Row[]) => ({ rows, bytes: sizeOf(rows) });

/** Returns as many of the first rows as fit into a number of bytes. */
function beginning<Measured extends Pick<Row, 'bytes'>>(rows: readonly Measured[], most: number) {
  let sum = 0;
  const end = rows.findIndex(({ bytes }) => {
    sum += bytes;
    return sum > most;
  });
  return rows.slice(0, end === -1 ? undefined : end);
}

/**
 * Divides a part by the next letter of its keys, until every part is small enough. The letters alone
 * decide where a part begins, so that a new page changes few parts.
 * @param depth the number of letters that all keys of the part share
 */
function divide(part: Part, depth: number): Part[] {
  if (part.bytes <= MAX_BYTES) return [part];
  // Pages with equal keys are also found by the keys of their paths, which differ.
  if (depth === MAX_DEPTH) return [{ ...part, ...measured(beginning(part.rows, MAX_BYTES)) }];
  const letters = Map.groupBy(part.rows, ({ key }) => key.charAt(depth));
  const inOrder = [...letters].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const parts = inOrder.flatMap(([letter, rows]) =>
    divide({ start: part.start + letter, ...measured(rows) }, depth + 1),
  );
  return join(parts);
}

/** Joins neighbouring parts that fit into one file, so that there are few files. */
function join(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.bytes + part.bytes <= MAX_BYTES)
      joined.splice(-1, 1, {
        start: last.start,
        rows: [...last.rows, ...part.rows],
        bytes: last.bytes + part.bytes,
      });
    else joined.push(part);
  }
  return joined;
}

/**
 * Returns the keys by which a page is found: the keys of its path's last segment, and of its title, as it
 * is and in the common spelling of its words.
 */
const keysOfPage = ({ title, path }: PageEntry, language: string): string[] => [
  ...new Set([lastSegment(path), title, comparedText(title, language)].flatMap(keysOf)),
];
