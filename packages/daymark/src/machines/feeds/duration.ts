import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { extensionOf } from '../../http/content-type.ts';

/* The duration of recordings, from the parts of their files that contain it. */

/** Reads bytes of a file from a position; fewer at its end. */
type ReadAt = (position: number, length: number) => Buffer;

/** Returns the seconds of a recording, or undefined if the file does not contain its duration. */
type Reader = (read: ReadAt, size: number) => number | undefined;

/**
 * Returns the duration of a recording in whole seconds; undefined if its file does not contain it. Reads
 * only parts of the file.
 */
export function durationOf(path: string): number | undefined {
  const reader = READERS[extensionOf(path)];
  if (!reader) return undefined;
  const file = openSync(path, 'r');
  try {
    const read: ReadAt = (position, length) => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, position));
    };
    const seconds = reader(read, fstatSync(file).size) ?? Number.NaN;
    return seconds > 0 && Number.isFinite(seconds) ? Math.max(1, Math.round(seconds)) : undefined;
  } catch (error) {
    // A damaged file ends before a position that it announces.
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    closeSync(file);
  }
}

/** The bytes in which the end or the beginning of a stream must be: more than the largest page of Ogg. */
const PART = 128 * 1024;

/** The bit rates of MPEG-1 and of MPEG-2, layer III, in kbit/s. */
const RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];

interface Frame {
  /** In bits a second. */
  bitRate: number;
  sampleRate: number;
  /** The number of samples. */
  samples: number;
  /** In bytes. */
  length: number;
  /**
   * The size in bytes of the side information, which is between the frame's header and the encoder's
   * header.
   */
  side: number;
}

/** Reads the header of a frame of MP3. Source: ISO/IEC 11172-3 and 13818-3 */
function frameAt(bytes: Buffer, position: number): Frame | undefined {
  if (position + 4 > bytes.length) return undefined;
  const header = bytes.readUInt32BE(position);
  // The sync word, and layer III.
  if (header >>> 21 !== 0x7ff || ((header >>> 17) & 3) !== 1) return undefined;
  const version = (header >>> 19) & 3;
  const isOne = version === 3;
  const bitRate = 1000 * (RATES[isOne ? 0 : 1]?.[(header >>> 12) & 15] ?? 0);
  const base = [44_100, 48_000, 32_000][(header >>> 10) & 3];
  if (version === 1 || bitRate === 0 || base === undefined) return undefined;
  const sampleRate = base / (isOne ? 1 : version === 2 ? 2 : 4);
  const samples = isOne ? 1152 : 576;
  const length = Math.floor((samples / 8) * (bitRate / sampleRate)) + ((header >>> 9) & 1);
  const isMono = ((header >>> 6) & 3) === 3;
  const side = isOne ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return { bitRate, sampleRate, samples, length, side };
}

/** Returns the size of the tag before the sound. Source: ID3v2.4.0, section 3.1 */
function tagSize(head: Buffer): number {
  if (head.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + head.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0);
}

/** Returns the number of frames that an encoder has written into the first frame. */
function framesIn(bytes: Buffer, position: number, { side }: Frame): number | undefined {
  const at = position + 4 + side;
  const name = bytes.toString('latin1', at, at + 4);
  if ((name === 'Xing' || name === 'Info') && (bytes[at + 7] ?? 0) & 1)
    return bytes.readUInt32BE(at + 8);
  const other = position + 4 + 32;
  return bytes.toString('latin1', other, other + 4) === 'VBRI'
    ? bytes.readUInt32BE(other + 14)
    : undefined;
}

const mp3: Reader = (read, size) => {
  const tag = tagSize(read(0, 10));
  const bytes = read(tag, PART);
  const start = bytes.findIndex((_, position) => {
    const frame = frameAt(bytes, position);
    return frame !== undefined && frameAt(bytes, position + frame.length) !== undefined;
  });
  const first = start < 0 ? undefined : frameAt(bytes, start);
  if (!first) return undefined;
  const frames = framesIn(bytes, start, first);
  if (frames !== undefined) return (frames * first.samples) / first.sampleRate;
  // Without a number of frames, only a constant bit rate gives the duration. A tag of ID3v1 takes the
  // last 128 bytes.
  const end =
    size - tag - (read(Math.max(0, size - 128), 3).toString('latin1') === 'TAG' ? 128 : 0);
  for (let position = start; position + 4 <= Math.min(bytes.length, end); ) {
    const frame = frameAt(bytes, position);
    if (frame?.bitRate !== first.bitRate) return undefined;
    position += frame.length;
  }
  return ((end - start) * 8) / first.bitRate;
};

/** Finds a box of MP4 among those from a position to another. Source: ISO/IEC 14496-12 */
function boxIn(read: ReadAt, from: number, to: number, name: string): [number, number] | undefined {
  for (let position = from; position + 8 <= to; ) {
    const head = read(position, 16);
    if (head.length < 8) return undefined;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - position : short;
    const content = position + (isLong ? 16 : 8);
    if (head.toString('latin1', 4, 8) === name) return [content, position + length];
    if (length < 8) return undefined;
    position += length;
  }
  return undefined;
}

const m4a: Reader = (read, size) => {
  const movie = boxIn(read, 0, size, 'moov');
  const header = movie && boxIn(read, ...movie, 'mvhd');
  const bytes = header && read(header[0], 32);
  if (!bytes || bytes.length < 32) return undefined;
  return bytes[0] === 1
    ? Number(bytes.readBigUInt64BE(24)) / bytes.readUInt32BE(20)
    : bytes.readUInt32BE(16) / bytes.readUInt32BE(12);
};

/** The position of the last sample in the header of a page of Ogg. Source: RFC 3533, section 6 */
const GRANULE = 6;

/** Sources: RFC 7845, sections 4 and 5.1; Vorbis I specification, section 4.2.2 */
const ogg: Reader = (read, size) => {
  const head = read(0, PART);
  const packet = 27 + (head[26] ?? 0);
  const isOpus = head.toString('latin1', packet, packet + 8) === 'OpusHead';
  const isVorbis = head.toString('latin1', packet + 1, packet + 7) === 'vorbis';
  if (head.toString('latin1', 0, 4) !== 'OggS' || !(isOpus || isVorbis)) return undefined;
  const end = read(Math.max(0, size - PART), PART);
  const page = end.lastIndexOf('OggS');
  if (page < 0 || page + GRANULE + 8 > end.length) return undefined;
  const last = Number(end.readBigInt64LE(page + GRANULE));
  return isOpus
    ? (last - head.readUInt16LE(packet + 10)) / 48_000
    : last / head.readUInt32LE(packet + 12);
};

const READERS: Readonly<Record<string, Reader | undefined>> = {
  '.mp3': mp3,
  '.m4a': m4a,
  '.ogg': ogg,
  '.opus': ogg,
};
