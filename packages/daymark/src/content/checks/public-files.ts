import { readFileSync, statSync } from 'node:fs';
import { inParallel } from '../../basics/in-parallel.ts';
import type { LaunchRemark } from '../launch/launch-remark.ts';
import { quoted } from './finder.ts';
import type { Problem } from './problem.ts';

/** Matches the names of pictures that may contain metadata of a camera. */
const PHOTOGRAPH = /\.(?:avif|heic|jpe?g|png|webp)$/i;

/** The number of pictures that are read at the same time. */
const AT_ONCE = 4;

/** What each picture says about its place and its camera, by path, size and time. */
const known = new Map<string, string>();

/**
 * Finds the pictures of `public/` that say where or with which camera they were taken. Every visitor
 * could read that, because the build copies these files unchanged. It removes metadata of pictures
 * beside texts. Only the headers of the pictures are read, and again only after a change.
 * @param files the paths relative to `public/`
 */
export async function photographProblems(files: readonly string[]): Promise<Problem[]> {
  const found = new Map<string, string>();
  const paths = files.filter((file) => PHOTOGRAPH.test(file)).map((file) => `public/${file}`);
  await inParallel(paths, AT_ONCE, async (path) => {
    const { size, mtimeMs } = statSync(path);
    const stamp = [path, size, mtimeMs].join();
    const traces = known.get(stamp) ?? (await tracesIn(path));
    known.set(stamp, traces);
    found.set(path, traces);
  });
  return paths.flatMap((file) => {
    const traces = found.get(file);
    return traces ? [{ file, expected: EXPECTED, found: traces, severity: 'warning' }] : [];
  });
}

const EXPECTED =
  'a picture without metadata: export it without them, or put it beside a text, where the build removes them';

/** Returns the remark before launch on such a picture. */
export const photographRemark = ({ file, expected, found }: Problem): LaunchRemark => ({
  id: 'photograph-metadata',
  file,
  expected,
  found,
  effect: 'Every visitor can read where or with which device the photograph was taken.',
});

/** Returns what a picture says about its place and its camera; empty if it says nothing. */
async function tracesIn(path: string): Promise<string> {
  // Imported here, because many sites have no such pictures.
  const { default: sharp } = await import('sharp');
  // The cache knows files by their paths, and would return the metadata of a file that has changed.
  sharp.cache(false);
  // A picture that cannot be read has no metadata that programs show.
  const read = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const { exif = Buffer.alloc(0), xmp = Buffer.alloc(0) } = read ?? {};
  const { hasLatitude, hasSerial, camera } = readExif(exif);
  const words = xmp.toString('latin1');
  const hasPlace = hasLatitude || /GPSL(?:at|ong)itude/.test(words);
  const hasCamera = camera || hasSerial || /\btiff:Model\b|\bSerialNumber\b/.test(words);
  return [
    ...(hasPlace ? ['the place where it was taken (GPS)'] : []),
    ...(hasCamera ? [`the camera${camera && ` (${camera})`}`] : []),
  ].join(' and ');
}

/** The tags of EXIF that say something about place and camera. Source: CIPA DC-008, tables 3 to 8 */
const [MAKE, MODEL, EXIF, GPS, SERIAL] = [0x10f, 0x110, 0x8769, 0x8825, 0xa431];
/** The tag of the latitude in the directory of `GPS`. */
const LATITUDE = 2;

/** Reads the EXIF data of a picture, which contain the directories of a TIFF file. */
function readExif(exif: Buffer) {
  const data = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const isLittle = data.toString('latin1', 0, 2) === 'II';
  const read = (offset: number, length: 2 | 4) => {
    if (offset + length > data.length) return 0;
    return isLittle ? data.readUIntLE(offset, length) : data.readUIntBE(offset, length);
  };
  /** Returns the position of the entry of each tag in a directory. */
  const entriesAt = (directory: number) =>
    new Map(
      Array.from({ length: read(directory, 2) }, (_, index) => directory + 2 + 12 * index)
        .filter((entry) => entry + 12 <= data.length)
        .map((entry) => [read(entry, 2), entry]),
    );
  const main = entriesAt(read(4, 4));
  const inside = (tag: number) => {
    const entry = main.get(tag);
    return entry === undefined ? new Map<number, number>() : entriesAt(read(entry + 8, 4));
  };
  const wordsOf = (tag: number) => {
    const entry = main.get(tag);
    if (entry === undefined) return [];
    const length = read(entry + 4, 4);
    const start = length > 4 ? read(entry + 8, 4) : entry + 8;
    const text = data.toString('latin1', start, start + Math.min(length, 40));
    return text.split(/[^\x21-\x7e]+/).filter((word) => word !== '');
  };
  return {
    hasLatitude: inside(GPS).has(LATITUDE),
    hasSerial: inside(EXIF).has(SERIAL),
    camera: [...new Set([...wordsOf(MAKE), ...wordsOf(MODEL)])].join(' '),
  };
}

/** Matches the line with the times of a cue, which players read. Source: WebVTT, section 4.1 */
const TIMES =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/;
const EXAMPLE = 'times such as 00:01.000 --> 00:04.000';

/**
 * Warns about files of captions in `public/` that players ignore, or of which they show nothing.
 * @param files the paths relative to `public/`
 */
export const captionProblems = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => file.toLowerCase().endsWith('.vtt'))
    .map((file) => `public/${file}`)
    .flatMap((file): Problem[] => {
      const rows = readFileSync(file, 'utf8')
        .replace(/^\uFEFF/, '')
        .split(/\r\n?|\n/);
      const [first = ''] = rows;
      const problem = (line: number, expected: string, found: string): Problem[] => [
        { file, line, expected, found, severity: 'warning' },
      ];
      if (!/^WEBVTT(?:[ \t]|$)/.test(first))
        return problem(1, 'captions that begin with the line WEBVTT', quoted(first) || 'no text');
      const wrong = rows.findIndex((row) => row.includes('-->') && !TIMES.test(row));
      if (wrong > 0) return problem(wrong + 1, EXAMPLE, quoted(rows[wrong] ?? ''));
      const hasWords = rows.some((row, index) => TIMES.test(row) && rows[index + 1]?.trim());
      return hasWords
        ? []
        : problem(1, `${EXAMPLE}, and below them the words`, 'captions without words');
    });
