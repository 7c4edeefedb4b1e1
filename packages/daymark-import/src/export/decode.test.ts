import { expect, it } from 'vitest';
import { createDecoder, decodeText } from './decode.ts';

it.each([
  ['UTF-8', Buffer.from('Caf\u00e9 \u{1F3D6} \u65e5'), 'Caf\u00e9 \u{1F3D6} \u65e5', false],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFCaf\u00e9'), 'Caf\u00e9', false],
  ['Latin-1', Buffer.from('Caf\u00e9', 'latin1'), 'Caf\u00e9', true],
  ['Windows-1252', Buffer.from([0x93, 0x61, 0x94, 0x80]), '\u201ca\u201d\u20ac', true],
  [
    'UTF-8 with a letter in Latin-1',
    Buffer.concat([Buffer.from('\u00e9t\u00e9 '), Buffer.from('\u00e9t\u00e9', 'latin1')]),
    '\u00e9t\u00e9 \u00e9t\u00e9',
    true,
  ],
])('%s is read, also in pieces of one byte', (_, bytes, text, hasOldLetters) => {
  expect(decodeText(bytes)).toEqual({ text, hasOldLetters });
  const decoder = createDecoder();
  const parts = [...bytes].map((byte) => decoder.decode(Buffer.from([byte])));
  expect(parts.join('') + decoder.decode()).toBe(text);
});

it('another encoding that the text names is read', () => {
  const decoder = createDecoder('utf-16le');
  expect(decoder.decode(Buffer.from('Caf\u00e9', 'utf16le')) + decoder.decode()).toBe('Caf\u00e9');
});
