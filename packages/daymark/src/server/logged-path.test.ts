import { expect, test } from 'vitest';
import { loggedPath, printable } from './logged-path.ts';

test.each([
  ['/about?email=a@b.example', '/about'],
  ['http://anna:secret@site.example/about?x', '/about'],
  ['/caf%C3%A9', '/caf\u00e9'],
  ['/%', '/%'],
  ['*?private', '*'],
  [`/${'a'.repeat(2_000)}`, `/${'a'.repeat(999)}`],
])('the log contains only the path of %s', (target, path) => {
  expect(loggedPath(target)).toBe(path);
});

test('characters outside printable ASCII are escaped', () => {
  expect(printable('a\nb \u00e9\u2028')).toBe(String.raw`a\u000ab \u00e9\u2028`);
});
