import { expect, test } from 'vitest';
import { namesTag } from './entity-tag.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s matches the ETag "a": %s', (header, expected) => {
  expect(namesTag(header, '"a"')).toBe(expected);
});
