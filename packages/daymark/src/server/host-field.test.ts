import { expect, test } from 'vitest';
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
