import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { durationOf } from './duration.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sound-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the duration of a file with these bytes. */
function durationIn(name: string, ...parts: (Buffer | string)[]): number | undefined {
  const file = join(folder, name);
  writeFileSync(
    file,
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    ),
  );
  return durationOf(file);
}

/** Returns the bytes of a number, the most significant byte first. */
function number(value: number | bigint, bytes = 4): Buffer {
  const hex = value.toString(16).padStart(2 * bytes, '0');
  return Buffer.from(hex, 'hex');
}
const reversed = (value: number | bigint, bytes = 4) => number(value, bytes).reverse();

/** A frame of MP3 of 1152 samples at 44.1 kHz, and of as many bytes as its bit rate needs. */
const frame = (index: number, length: number, content: Buffer = Buffer.alloc(0)) =>
  Buffer.concat([Buffer.from([0xff, 0xfb, index * 16, 0xc0]), content], length);
const SLOW = frame(1, 104);
const FAST = frame(2, 130);
const frames = (count: number) => Array.from({ length: count }, () => SLOW);

describe('the duration of an MP3 file', () => {
  it('follows from its bit rate if the bit rate is constant', () => {
    expect(durationOf('tests/fixtures/showcase/public/media/bell.mp3')).toBe(1);
    expect(durationIn('a.mp3', ...frames(1000))).toBe(26);
    expect(durationIn('a.MP3', ...frames(5000))).toBe(130);
  });

  it('does not contain its tags', () => {
    const tag = ['ID3', Buffer.from([4, 0, 0, 0, 0, 100, 0]), Buffer.alloc(12_800, 0xff)];
    expect(durationIn('b.mp3', ...tag, ...frames(1000), 'TAG', Buffer.alloc(125))).toBe(26);
    expect(durationIn('b.mp3', ...tag, ...frames(40), 'TAG', Buffer.alloc(125))).toBe(1);
  });

  it.each(['Xing', 'Info'])('is that of the header %s of its encoder', (name) => {
    const header = Buffer.concat([Buffer.alloc(17), Buffer.from(name), number(1), number(4000)]);
    expect(durationIn('c.mp3', frame(1, 104, header), FAST, SLOW)).toBe(104);
  });

  it('is that of the header VBRI of its encoder', () => {
    const header = Buffer.concat([
      ...[Buffer.alloc(32), Buffer.from('VBRI'), Buffer.alloc(10), number(4000)],
    ]);
    expect(durationIn('d.mp3', frame(1, 104, header), FAST, SLOW)).toBe(104);
  });

  it('is unknown with several bit rates, and in a file that is no MP3', () => {
    expect(durationIn('e.mp3', ...frames(9), FAST, ...frames(9))).toBeUndefined();
    expect(durationIn('e.mp3', 'No sound')).toBeUndefined();
    expect(durationIn('e.mp3', '')).toBeUndefined();
  });

  it('is unknown in a file that ends too early', () => {
    const header = Buffer.concat([Buffer.alloc(17), Buffer.from('Xing'), number(1), number(1)]);
    const whole = Buffer.concat([frame(1, 104, header), SLOW]);
    for (let length = 0; length < 112; length++)
      expect(durationIn('f.mp3', whole.subarray(0, length)) ?? 1).toBe(1);
  });
});

describe('the duration of an MP4 file', () => {
  const box = (name: string, ...parts: Buffer[]) => {
    const content = Buffer.concat(parts);
    return Buffer.concat([number(content.length + 8), Buffer.from(name), content]);
  };
  const short = box('mvhd', Buffer.alloc(12), number(1000), number(61_400), Buffer.alloc(80));
  const type = box('ftyp', Buffer.from('M4A '));

  it('is in its header, before or after the sound', () => {
    const sound = box('mdat', Buffer.alloc(9000));
    expect(durationIn('a.m4a', type, box('moov', short), sound)).toBe(61);
    expect(durationIn('a.m4a', type, sound, box('moov', box('udta'), short))).toBe(61);
  });

  it('may have 64 bits, and be in a box with a size of 64 bits', () => {
    const long = box(
      'mvhd',
      ...[number(1, 1), Buffer.alloc(19), number(48_000), number(48_000n * 7200n, 8)],
      Buffer.alloc(80),
    );
    const sound = Buffer.concat([
      number(1),
      Buffer.from('mdat'),
      number(316, 8),
      Buffer.alloc(300),
    ]);
    expect(durationIn('b.m4a', type, sound, box('moov', long))).toBe(7200);
  });

  it('is unknown without a header, with a damaged box, and in a file of parts', () => {
    expect(durationIn('c.m4a', type)).toBeUndefined();
    expect(durationIn('c.m4a', type, number(3), 'mdat', box('moov', short))).toBeUndefined();
    const unknown = box('mvhd', Buffer.alloc(12), number(1000), number(0), Buffer.alloc(80));
    expect(durationIn('c.m4a', type, box('moov', unknown))).toBeUndefined();
  });
});

describe('the duration of an Ogg file', () => {
  const page = (granule: bigint, ...packet: Buffer[]) =>
    Buffer.concat([
      ...[Buffer.from('OggS\0\0'), reversed(granule, 8), Buffer.alloc(12), number(1, 1)],
      ...[number(Buffer.concat(packet).length, 1), ...packet],
    ]);
  const opus = page(0n, Buffer.from('OpusHead\x01\x01'), reversed(312, 2), reversed(44_100));
  const vorbis = page(
    0n,
    Buffer.from('\x01vorbis\0\0\0\0\x02'),
    reversed(44_100),
    Buffer.alloc(14),
  );
  const sound = Buffer.alloc(200_000, 1);

  it('follows from its last sample', () => {
    expect(durationIn('a.opus', opus, sound, page(48_000n * 90n + 312n, Buffer.alloc(9)))).toBe(90);
    expect(durationIn('a.ogg', vorbis, sound, page(44_100n * 90n, Buffer.alloc(9)))).toBe(90);
  });

  it('is unknown of another codec, and without an end', () => {
    const other = page(0n, Buffer.from('\x7fFLAC'));
    expect(durationIn('b.ogg', other, page(44_100n, Buffer.alloc(9)))).toBeUndefined();
    expect(durationIn('b.opus', opus, sound)).toBeUndefined();
    expect(durationIn('b.opus', opus, page(2n ** 64n - 1n, Buffer.alloc(9)))).toBeUndefined();
  });
});

it('the duration of a file of another kind is unknown', () => {
  expect(durationIn('a.wav', ...frames(1000))).toBeUndefined();
});
