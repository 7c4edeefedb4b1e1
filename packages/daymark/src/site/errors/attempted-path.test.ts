import { expect, it } from 'vitest';
import { attemptedPath } from './attempted-path.ts';

it.each([
  ['is logged in decoded form', '/caf%C3%A9', '/café'],
  ['is logged without control characters', '/a%0D%0Ab%1B%5B31m%E2%80%AEc', '/ab[31mc'],
  ['is logged without invisible letters', '/a%E3%85%A4%CD%8Fb', '/ab'],
  ['is logged undecoded if it is not UTF-8', '/%ff', '/%ff'],
  ['is logged with at most 200 characters', `/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`],
])('the requested path %s', (_, pathname, logged) => {
  expect(attemptedPath(pathname)).toBe(logged);
});
