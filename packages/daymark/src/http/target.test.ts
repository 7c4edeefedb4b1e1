import { expect, test } from 'vitest';
import { readTarget } from './target.ts';

test.each([
  ['/about', '/about', ''],
  ['/about?a=/b?c', '/about', '?a=/b?c'],
  ['/caf%C3%A9', '/café', ''],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc', ''],
  ['/%252e', '/%2e', ''],
  ['//evil.example/x', '//evil.example/x', ''],
  ['http://any.example/about?x', '/about', '?x'],
  ['HTTP://any.example', '/', ''],
  ['https://any.example?x', '/', '?x'],
])('%s is read as the path %s with the query "%s"', (target, path, query) => {
  expect(readTarget(target)).toEqual({ path, query });
});

test.each(['', '*', 'about', '/%', '/%zz', '/%C0%AE', '/%E0%80%AF', 'ftp://a.example/'])(
  'the request target "%s" is not well formed',
  (target) => {
    expect(readTarget(target)).toBeUndefined();
  },
);
