import { expect, test } from 'vitest';
import { acceptedEncodings, isVariant } from './encodings.ts';

test.each([
  ['', false, false],
  ['br', true, false],
  ['gzip, deflate, br;q=0.5', true, true],
  ['GZIP;Q=1.0', false, true],
  ['br;q=0, gzip', false, true],
  ['*', true, true],
  ['*;q=0.1, br;q=0', false, true],
  ['identity', false, false],
  ['brotli-ish, xgzip', false, false],
  ['gzip;level=1;q=0.000', false, false],
  ['gzip;q=nonsense', false, false],
])('Accept-Encoding "%s" accepts brotli: %s, gzip: %s', (header, br, gzip) => {
  const accepts = acceptedEncodings(header);
  expect([accepts('br'), accepts('gzip')]).toEqual([br, gzip]);
});

test('a compressed file is a variant only if its original exists', () => {
  const files = new Set(['a.js', 'a.js.br', 'a.js.gz', 'b.tar.gz']);
  expect([...files].filter((file) => isVariant(file, files))).toEqual(['a.js.br', 'a.js.gz']);
});
