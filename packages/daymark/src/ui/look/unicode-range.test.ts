import { expect, it } from 'vitest';
import { codePointsOf, eachOf, unicodeRangeOf } from './font-faces.ts';

it('a unicode-range is parsed into pairs of code points', () => {
  expect(codePointsOf('U+20-7E, U+A0,\n    U+2013')).toEqual([
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0x2013, 0x2013],
  ]);
});

it('an invalid range is rejected with an error that names it', () => {
  expect(() => codePointsOf('U+20-7E, U+4??')).toThrow(
    'unicode-range: expected a range such as "U+20-7E"; found "U+4??"',
  );
});

it('code points become a unicode-range with the same code points', () => {
  const range = 'U+20-7E, U+A0, U+2013-2014';
  expect(unicodeRangeOf(eachOf(range))).toBe(range);
});
