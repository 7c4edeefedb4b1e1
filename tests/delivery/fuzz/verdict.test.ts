import { expect, test } from 'vitest';
import type { ExpectedSite } from '../expected-site.ts';
import { faultOf } from './verdict.ts';

const page = Buffer.from('x'.repeat(200));
const notFound = Buffer.from('y'.repeat(200));
const home = Buffer.from('home');
const bodies = new Map([
  ['/', [home]],
  ['/about', [page]],
  ['/404', [notFound]],
  ['/500', [Buffer.from('failed')]],
]);
const expectedSite: ExpectedSite = { bodies, paths: [], check: () => undefined };

function fault(
  raw: string,
  status: number,
  body: Buffer | string,
  headers: Record<string, string> = {},
) {
  const response = { status, headers: new Map(Object.entries(headers)), body: Buffer.from(body) };
  return faultOf(raw, response, expectedSite);
}

test.each([
  ['GET /about HTTP/1.1', 200, page],
  ['GET /%61bout?a HTTP/1.1', 200, page],
  ['HEAD /about HTTP/1.1', 200, ''],
  ['GET http://a.example/about HTTP/1.1', 200, page],
  ['GET http://a.example HTTP/1.1', 200, home],
  ['GET /x HTTP/1.1', 404, notFound],
  ['GET /x HTTP/1.1', 400, 'Bad request\n'],
  ['GET /500 HTTP/1.1', 500, 'failed'],
])('a right response to %j with status %i has no fault', (raw, status, body) => {
  expect(fault(raw, status, body)).toBeUndefined();
});

test('a range response must contain exactly the requested bytes', () => {
  const headers = { 'content-range': 'bytes 0-4/200' };
  expect(fault('GET /about HTTP/1.1', 206, 'xxxxx', headers)).toBeUndefined();
  expect(fault('GET /about HTTP/1.1', 206, 'xxxxy', headers)).toMatch(/^status 206 with 5 bytes/);
});

test.each([
  ['GET /../policy.json HTTP/1.1', 200, '{}', 'status 200, although no file was requested'],
  ['GET /%252e%252e/about HTTP/1.1', 200, page, 'status 200, although no file was requested'],
  [
    'GET /about HTTP/1.1',
    200,
    'root:x:0',
    'status 200 with 8 bytes that are not those of the requested file',
  ],
  ['GET /x HTTP/1.1\r\n\r\n', 200, home, 'status 200, although no file was requested'],
  ['GET /about HTTP/1.1', 500, 'failed', 'status 500'],
  ['GET /x HTTP/1.1', 404, page, 'status 404 with 200 bytes that are not the page for this status'],
  ['GET /x HTTP/1.1', 400, page, 'status 400 with 200 bytes that are not the page for this status'],
])('a wrong response to %j with status %i has a fault', (raw, status, body, expected) => {
  expect(fault(raw, status, body)).toBe(expected);
});

test.each(['//evil.example/about', '/elsewhere', 'about'])(
  'a redirect to %s is a fault',
  (location) => {
    expect(fault('GET / HTTP/1.1', 308, '', { location })).toBe(
      `redirect to ${location}, which is not a URL of the site`,
    );
  },
);

test('a header that the request has injected into the response is a fault', () => {
  expect(fault('GET /about HTTP/1.1', 200, page, { 'x-injected': '1' })).toBe(
    'the request has injected a header into the response',
  );
});
