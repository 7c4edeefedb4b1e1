import { expect, it } from 'vitest';
import { withoutInvisible, wordsOf } from './search-words.ts';

it.each([
  ['a zero-width space', 'atten\u200Btion', 'attention'],
  ['a soft hyphen', 'atten\u00ADtion', 'attention'],
  ['a byte order mark', '\uFEFFattention', 'attention'],
  ['a change of the writing direction', '\u202Eattention\u202C', 'attention'],
  ['isolation of the writing direction', '\u2067attention\u2069\u2069', 'attention'],
  ['a joiner', 'atten\u200Dtion\u200C', 'attention'],
  ['an invisible letter', '\u3164attention\u115F', 'attention'],
  ['variation selectors and tags', 'attention\uFE0F\u{E0041}', 'attention'],
  ['control characters', '\0atten\x08tion\x7F', 'attention'],
  ['separators of lines and paragraphs', 'slow\u2028days\u2029\u0085\r\nhere', 'slow days here'],
  ['invisible characters only', '\u200B\u202E\u200D', ''],
])('a text loses %s', (_, text, visible) => {
  expect(withoutInvisible(text)).toBe(visible);
});

it.each(['می‌خواهم', 'क्‍ष', '👩‍🚀 ❤‍🔥', 'שלום', 'ทำสมาธิ', '冥想', 'внимание', 'café'])(
  'a text in another script, such as %s, stays as it is',
  (text) => {
    expect(withoutInvisible(text)).toBe(text);
  },
);

it('words contain no invisible characters', () => {
  expect(wordsOf('\u202ESlow\u200B Acht\u00ADsamkeit')).toEqual(['slow', 'achtsamkeit']);
});

it('words are the same in composed and decomposed Unicode', () => {
  expect(wordsOf('Cafe\u0301 हिन्दी')).toEqual(['café', 'हिन्दी']);
});
