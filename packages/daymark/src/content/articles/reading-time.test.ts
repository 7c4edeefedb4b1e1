import { expect, it } from 'vitest';
import { minutesToRead } from './reading-time.ts';

it.each([
  ['an empty text', '', 1],
  ['238 words', 'word '.repeat(238), 1],
  ['a thousand words', 'don’t '.repeat(1000), 4],
  ['pull quotes', `:::pull\n${'word '.repeat(1000)}\n:::\n`, 1],
  ['punctuation without words', '## — * 1.', 1],
])(
  'the reading time of %s is the number of words divided by 238, but at least one minute',
  (_, text, minutes) => {
    expect(minutesToRead(text)).toBe(minutes);
  },
);
