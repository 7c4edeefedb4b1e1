import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { decodeText } from './decode.ts';

/*
 * The files of an export. The export is a folder, a zip file (which is not unpacked on the disk),
 * or a single file. A reader opens only the files that it needs, because exports also contain files
 * with e-mail addresses.
 */

export interface ExportFiles {
  /**
   * The paths of the files, relative to the folder or in the zip file, with `/`, sorted by name.
   * Some programs write an é as two characters (e and an accent): the importer always uses one
   * character.
   */
  names: readonly string[];
  /** Reads a file in pieces. @throws Error if the file is damaged, or a zip bomb */
  pieces(name: string): AsyncIterable<Uint8Array>;
  /** Reads a whole file as text. @throws Error as `pieces`, and for a file of more than 20 MB */
  text(name: string): Promise<string>;
  /**
   * Reads a file as text; if the file is large, reads only its beginning.
   * @throws Error as `pieces`
   */
  beginning(name: string): Promise<{ text: string; isCut: boolean }>;
}

/** The largest size, in bytes, of a file that is read as a whole, and of the list of files in a zip file. */
const LARGEST = 20_000_000;
/** The largest accepted compression ratio, against zip bombs. Text seldom has more than fifteen. */
export const MAX_COMPRESSION_RATIO = 200;

/** Creates the error for a damaged export, with its file and line. */
export const fault = (source: string, line: number, expected: string, found: string) =>
  new Error(`${source}:${line}: expected ${expected}; found ${found}. Export the site again`);

/** Returns whether a path leads out of a folder. */
export const leadsOut = (folder: string, path: string): boolean => {
  const inside = relative(folder, path);
  return inside.startsWith('..') || isAbsolute(inside);
};

/** A file in a zip file. */
interface Entry {
  /** The position of the file's header in the zip file, in bytes. */
  at: number;
  /** The sizes in bytes: compressed, and uncompressed. */
  packed: number;
  size: number;
  checksum: number;
  isCompressed: boolean;
}

/**
 * Opens the files of an export.
 * @throws Error for a zip file that is damaged, encrypted, of 4 GB or more, or compressed in an unusual way
 */
export async function openFiles(source: string): Promise<ExportFiles> {
  const found = await stat(source);
  if (found.isDirectory()) {
    const entries = await readdir(source, { recursive: true, withFileTypes: true });
    // A symbolic link might lead out of the folder.
    const files = entries.filter((entry) => entry.isFile());
    const names = files.map(({ parentPath, name }) =>
      relative(source, join(parentPath, name)).split(sep).join('/'),
    );
    return filesOf(names, (name) => createReadStream(join(source, name)), source);
  }
  if ((await readBytes(source, 0, 4)).toString('latin1') !== 'PK\x03\x04')
    return filesOf([basename(source)], () => createReadStream(source), source);
  const entries = await entriesIn(source, found.size);
  return filesOf([...entries.keys()], (name) => unpacked(source, name, entries.get(name)), source);
}

/**
 * Creates the functions that read the files of an export. No file is read before a source asks for
 * it.
 */
function filesOf(
  names: readonly string[],
  pieces: ExportFiles['pieces'],
  source: string,
): ExportFiles {
  // macOS adds a metadata file for each file, in `__MACOSX/` or with the prefix `._`. Skips these files.
  const own = names.filter((name) => !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name));
  const written = new Map<string, string>();
  for (const name of own)
    written.set(written.has(name.normalize()) ? name : name.normalize(), name);
  const piecesOf = (name: string) => pieces(written.get(name) ?? name);
  const beginning = async (name: string) => {
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of piecesOf(name)) {
      size += part.length;
      parts.push(part);
      if (size > LARGEST) break;
    }
    const isCut = size > LARGEST;
    return { text: decodeText(Buffer.concat(parts)).text, isCut };
  };
  return {
    names: [...written.keys()].sort(),
    pieces: piecesOf,
    beginning,
    async text(name) {
      const { text, isCut } = await beginning(name);
      if (!isCut) return text;
      throw new Error(
        `${source}: expected files of at most ${LARGEST / 1_000_000} MB; found ${name} with more. Remove the file from the export`,
      );
    },
  };
}

/** Reads up to `count` bytes of a file from a position; fewer at the end of the file. */
export async function readBytes(file: string, from: number, count: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const damaged = (source: string) =>
  new Error(`${source}: expected a whole zip file; found a damaged one. Export again`);
/** Creates the error for a zip file with a feature that this reader does not support. */
const unsupported = (source: string, found: string) =>
  new Error(
    `${source}: expected a zip file without encryption and below 4 GB; found ${found}. Unpack the file, and name the folder`,
  );

/** Reads the list of the files, which is at the end of a zip file. */
async function entriesIn(source: string, size: number): Promise<Map<string, Entry>> {
  // The last record of a zip file has 22 bytes, followed by a comment of at most 65,535 bytes.
  const tail = await readBytes(source, Math.max(0, size - 66_000), 66_000);
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || tail.length < end + 22) throw damaged(source);
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (start === 0xffffffff) throw unsupported(source, 'a larger one');
  if (length > LARGEST) throw damaged(source);
  const list = await readBytes(source, start, length);
  const entries = new Map<string, Entry>();
  for (let at = 0; at < list.length; ) {
    if (list.length < at + 46 || list.readUInt32LE(at) !== 0x02014b50) throw damaged(source);
    const [flags, method] = [list.readUInt16LE(at + 8), list.readUInt16LE(at + 10)];
    const nameLength = list.readUInt16LE(at + 28);
    const bytes = list.subarray(at + 46, at + 46 + nameLength);
    // Old programs write names in Latin-1.
    const name = decodeText(bytes).text.replaceAll('\\', '/');
    if (/(?:^|\/)\.\.(?:\/|$)|^\/|^[a-z]:/i.test(name))
      throw new Error(
        `${source}: expected files inside of the export; found the name ${JSON.stringify(name)}, which leads out of it. Export again`,
      );
    if ((flags & 1) === 1) throw unsupported(source, `${name} with encryption`);
    if (method !== 0 && method !== 8) throw unsupported(source, `${name} with another compression`);
    if (!name.endsWith('/'))
      entries.set(name, {
        at: list.readUInt32LE(at + 42),
        packed: list.readUInt32LE(at + 20),
        size: list.readUInt32LE(at + 24),
        checksum: list.readUInt32LE(at + 16),
        isCompressed: method === 8,
      });
    at += 46 + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return entries;
}

/** Unpacks a file of a zip file, and checks its size and its checksum. */
async function* unpacked(
  source: string,
  name: string,
  entry: Entry | undefined,
): AsyncGenerator<Uint8Array> {
  if (!entry) throw damaged(source);
  const header = await readBytes(source, entry.at, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) throw damaged(source);
  const start = entry.at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (entry.packed === 0) return;
  const stream = createReadStream(source, { start, end: start + entry.packed - 1 });
  const bytes = entry.isCompressed ? pipeline(stream, createInflateRaw(), () => undefined) : stream;
  let size = 0;
  let checksum = 0;
  try {
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      size += piece.length;
      checksum = crc32(piece, checksum);
      if (size > entry.size) break;
      if (size > 2_000_000 && size > entry.packed * MAX_COMPRESSION_RATIO)
        throw new Error(
          `${source}: expected files that are at most ${MAX_COMPRESSION_RATIO} times as large without their compression; found ${name}. Export again`,
        );
      yield piece;
    }
  } catch (error) {
    // Only errors of zlib have a code, and mean a damaged file.
    throw Object(error).code === undefined ? error : damaged(source);
  }
  if (size !== entry.size || checksum !== entry.checksum)
    throw new Error(`${source}: expected a whole file ${name}; found a damaged one. Export again`);
}
