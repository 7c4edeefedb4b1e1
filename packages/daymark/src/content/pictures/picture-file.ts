import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { extname } from 'node:path/posix';
import { imageMetadata } from 'astro/assets/utils';
import { refersTooOften, TOO_MANY_REFERRED } from '../../ui/svg/clean-svg.ts';

/** The facts about the file of a picture. */
export interface PictureFile {
  format?: string;
  /** The size in pixels. */
  width: number;
  height: number;
  /** Why the build cannot use the file, as the end of a sentence: "which is empty". */
  fault?: string;
}

/** The formats that the build can read, with the file name extensions of each. */
export const PICTURE_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  jpg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  gif: ['.gif'],
  svg: ['.svg'],
  avif: ['.avif'],
  tiff: ['.tif', '.tiff'],
};

/** The extensions of all formats that the build can read, for regular expressions: "jpg|jpeg|png". */
export const PICTURE_EXTENSIONS = Object.values(PICTURE_ENDINGS)
  .flatMap((endings) => endings.map((ending) => ending.slice(1)))
  .join('|');

/**
 * Returns the content of a picture's file; undefined if there is no file, or something other than a
 * file, such as a named pipe.
 */
export async function readPictureFile(path: string): Promise<Buffer | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? readFile(path).catch(() => undefined) : undefined;
}

/** Reads the header of a picture, and checks that the picture is complete. */
export async function readPicture(data: Buffer, name: string): Promise<PictureFile> {
  const nothing = { width: 0, height: 0 };
  if (data.length === 0) return { ...nothing, fault: 'which is empty' };
  if (data.toString('latin1', 0, 42).startsWith('version https://git-lfs.github.com/spec'))
    return { ...nothing, fault: 'which Git LFS has not downloaded; run git lfs pull' };
  const read = await imageMetadata(data, name).catch(() => undefined);
  const { format = brandOf(data), width = 0, height = 0 } = read ?? {};
  if (!format) return { ...nothing, fault: 'which is not a picture, or is damaged' };
  const fault =
    faultOf(data, name, format, read !== undefined) ??
    sizeFault(format, width, height) ??
    referenceFault(format, data);
  return { format, width, height, ...(fault && { fault }) };
}

/** Returns the fault for which a build could not use the file; undefined if there is none. */
function faultOf(data: Buffer, name: string, format: string, hasSize: boolean) {
  const extensions = PICTURE_ENDINGS[format];
  const kind = `which is a ${format.toUpperCase()} picture`;
  if (!extensions) return `${kind}; export it as JPEG or PNG`;
  if (!hasSize || !isComplete(data, format)) return 'which is cut off; copy the file again';
  if (extensions.includes(extname(name).toLowerCase())) return undefined;
  return `${kind}; rename it, so that the name ends in ${extensions[0]}`;
}

/** The number of pixels that the build can decode: the limit of libvips, 16,383 × 16,383. */
const MAX_PIXELS = 0x3fff ** 2;

/**
 * Returns what is wrong with the size of a picture, as the end of an error message; undefined if
 * nothing is.
 */
function sizeFault(format: string, width: number, height: number): string | undefined {
  // Browsers draw an SVG file in any size.
  if (format === 'svg') return undefined;
  if (width === 0 || height === 0) return 'which does not say its size; export it again';
  if (width * height <= MAX_PIXELS) return undefined;
  return `which has ${width} × ${height} pixels, more than the build can decode; make it smaller`;
}

/** Describes an SVG file with too many references, which stops a browser even if it is only an image. */
const referenceFault = (format: string, data: Buffer): string | undefined =>
  format === 'svg' && refersTooOften(data.toString()) ? `which ${TOO_MANY_REFERRED}` : undefined;

/** Returns the format of an incomplete HEIC or AVIF picture, whose size cannot be read. */
function brandOf(data: Buffer): string | undefined {
  const [, brand] = /^ftyp(\w{4})/.exec(data.toString('latin1', 4, 12)) ?? [];
  return brand && (/^avi[fs]$/.test(brand) ? 'avif' : 'heic');
}

/**
 * Returns whether a picture ends where its format ends. This check is faster than decoding, and finds
 * files whose download or copy was interrupted. A TIFF file has no marker of its end.
 */
function isComplete(data: Buffer, format: string): boolean {
  if (format === 'jpg') return data.indexOf('\xff\xd9', scanOf(data), 'latin1') >= 0;
  if (format === 'png') return data.includes('IEND');
  if (format === 'webp') return data.length >= data.readUInt32LE(4) + 8;
  if (format === 'gif') return data.findLast((byte) => byte !== 0) === 0x3b;
  if (format === 'svg') return data.includes('</svg');
  if (format === 'avif') return endOfBoxes(data) <= data.length;
  return true;
}

/** Returns the position of the first scan of a JPEG, after a thumbnail that its header may contain. */
function scanOf(data: Buffer): number {
  let position = 2;
  while (position + 4 <= data.length && data[position] === 0xff && data[position + 1] !== 0xda)
    position += 2 + data.readUInt16BE(position + 2);
  return position;
}

/** Returns where the boxes of an AVIF file end. Each box begins with its length. */
function endOfBoxes(data: Buffer): number {
  let position = 0;
  while (position + 8 <= data.length) {
    const length = data.readUInt32BE(position);
    // The last box may have no length, and a box over 4 GB has its length in another field.
    if (length < 8) return data.length;
    position += length;
  }
  return position;
}

/** Returns whether an image's path is relative to the Markdown file, such as `./harbour.jpg`. */
export const isBeside = (src: string) => /^\.{1,2}\//.test(src);

export const PICTURE_BESIDE = 'a picture file next to the Markdown file, such as ./harbour.jpg';

export const READABLE_PICTURE = 'a picture that the build can read';

/** Returns the decoded path of a file; undefined if a `%` does not begin a valid escape. */
export function fileNameOf(src: string): string | undefined {
  try {
    return decodeURI(src);
  } catch {
    return undefined;
  }
}

/**
 * Returns the path of a file that may have its name in another form of Unicode: macOS writes "é" as
 * two characters, and a text may contain one. Returns the path unchanged if there is no such file.
 */
export function existingPath(path: string): string {
  if (existsSync(path) || !/[^\0-\x7f]/.test(path) || !existsSync(dirname(path))) return path;
  const name = basename(path).normalize();
  const file = readdirSync(dirname(path)).find((other) => other.normalize() === name);
  return file === undefined ? path : join(dirname(path), file);
}
