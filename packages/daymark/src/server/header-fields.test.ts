import { expect, test } from 'vitest';
import { maxFields } from './header-fields.ts';
import { askRaw, serveSite } from './testing/exchange.ts';

const request = (version: string, ...hosts: string[]) =>
  [`GET /about HTTP/${version}`, ...hosts, 'Connection: close', '', ''].join('\r\n');

test.each([
  ['no Host header', request('1.1')],
  ['two Host headers', request('1.1', 'Host: a', 'Host: b')],
  ['the same Host header twice', request('1.1', 'Host: a', 'host: a')],
  ['two Host headers in HTTP/1.0', request('1.0', 'Host: a', 'Host: b')],
])('a request with %s gets 400 and the headers of the site', async (_title, bytes) => {
  const reply = await askRaw(await serveSite(), bytes);
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply).toContain('X-Content-Type-Options: nosniff');
  expect(reply).toContain('Connection: close');
  expect(reply).toMatch(/\r\n\r\nBad request\n$/);
});

test.each([
  ['an empty Host header', request('1.1', 'Host:')],
  ['no Host header in HTTP/1.0', request('1.0')],
])('a request with %s is allowed', async (_title, bytes) => {
  expect(await askRaw(await serveSite(), bytes)).toMatch(/^HTTP\/1\.1 200 /);
});

const fields = (count: number) => Array.from({ length: count }, () => 'a:b');

test.each([
  ['the maximum number of header fields', request('1.1', 'Host: a', ...fields(maxFields - 2)), 200],
  ['one header field more', request('1.1', 'Host: a', ...fields(maxFields - 1)), 431],
  [
    'two thousand fields and a second Host',
    request('1.1', 'Host: a', ...fields(2_000), 'Host: b'),
    431,
  ],
])('a request with %s gets the expected status', async (_title, bytes, status) => {
  const reply = await askRaw(await serveSite(), bytes);
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
