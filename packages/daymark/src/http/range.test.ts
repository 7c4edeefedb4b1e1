import { expect, test } from 'vitest';
import { readRange } from './range.ts';

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-5', { first: 2, last: 5 }],
  ['bytes=7-', { first: 7, last: 9 }],
  ['bytes=7-99', { first: 7, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-99', { first: 0, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-2', undefined],
  ['bytes=-', undefined],
  ['bytes=1-2,4-5', undefined],
  ['items=1-2', undefined],
  ['bytes=a-b', undefined],
  [undefined, undefined],
])('the Range header "%s" for a body of ten bytes is read as %o', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

test('every range of an empty body is unsatisfiable', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
});
