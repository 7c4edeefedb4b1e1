import { expect, test } from 'vitest';
import { acceptedEncodings, encodings } from '../http/encodings.ts';
import { acceptance, NONE, versionsOf } from './encodings.ts';

const headers = [
  '',
  'br',
  'gzip, deflate, br;q=0.5',
  'br;q=0, gzip',
  'BR ; Q=0.0,gzip;q=0.001',
  '*',
  'br;q=0, *',
  'br;q=0, *;q=0',
  'brotli, x-gzip',
];

test.each(headers)(
  'for Accept-Encoding "%s", the rules give the same result as the embedded server',
  (header) => {
    for (const { name } of encodings) {
      const first = acceptance(name).find((each) => new RegExp(each.header, 'i').test(header));
      expect(first?.accepted ?? false).toBe(acceptedEncodings(header)(name));
    }
  },
);

test('versionsOf returns the version of a file and of each encoding, or a placeholder for an absent encoding', () => {
  const identity = { file: 'a.css', size: 9, etag: '"a"' };
  const gzip = { file: 'a.css.gz', size: 5, etag: '"b"', encoding: 'gzip' as const };
  expect(versionsOf({ headers: {}, identity, encoded: [gzip] })).toEqual(['a:9', NONE, 'b:5']);
});
