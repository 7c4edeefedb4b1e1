import { expect, test } from 'vitest';
import { oddAddresses } from './odd-addresses.ts';

const isOdd = (target: string) =>
  oddAddresses.some((source) => new RegExp(source, 'i').test(target));

test.each([
  '/./a',
  '/a/..',
  '/a/%2E%2e/b',
  '/.%2e?x',
  '/a%2Fb',
  '/a%3fb',
  '/a%23b',
  '/a#b',
  '/a%00',
])('%s is never a URL of the site', (target) => {
  expect(isOdd(target)).toBe(true);
});

test.each([
  '/',
  '/a',
  '/a?b=%2F../#',
  '/...',
  '/a.b/c..d',
  '/.well-known/x',
  '/caf%C3%A9',
  '/a%20b',
])('%s may be a URL of the site', (target) => {
  expect(isOdd(target)).toBe(false);
});
