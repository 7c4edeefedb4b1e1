import { describe, expect, test } from 'vitest';
import { makeRoutes } from '../../../../tests/routes.ts';
import type { SiteFile } from './routes.ts';
import type { SiteRequest } from './site-response.ts';
import { failureResponse, siteResponse } from './site-response.ts';

const file = (name: string, size: number, encoded: SiteFile['encoded'] = []): SiteFile => ({
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  identity: { file: name, size, etag: `"${name}"` },
  encoded,
});
const packed = {
  file: 'about.html.br',
  size: 9,
  etag: '"about.html.br"',
  encoding: 'br',
} as const;
const about = file('about.html', 30, [packed]);
const notFound = file('404.html', 4);
const failed = file('500.html', 5);
const routes = makeRoutes([about, notFound, failed, file('empty.txt', 0)], { '/us': '/about' });

const responseTo = (target: string, more: Partial<SiteRequest> = {}) =>
  siteResponse(routes, { method: 'GET', target, headers: {}, secure: false, ...more });

describe('siteResponse', () => {
  test('returns a whole file with its headers and byte range', () => {
    expect(responseTo('/about')).toEqual({
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': '30',
        ETag: '"about.html"',
        'Accept-Ranges': 'bytes',
      },
      body: { bytes: about.identity, range: { first: 0, last: 29 } },
    });
  });

  test('returns the encoding that the client accepts', () => {
    const { headers, body } = responseTo('/about', { headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({
      'Content-Encoding': 'br',
      'Content-Length': '9',
      ETag: packed.etag,
    });
    expect(headers).not.toHaveProperty('Accept-Ranges');
    expect(body).toEqual({ bytes: packed, range: { first: 0, last: 8 } });
  });

  test('returns a part of a file for a range request', () => {
    const { status, headers, body } = responseTo('/about', { headers: { range: 'bytes=5-' } });
    expect(status).toBe(206);
    expect(headers).toMatchObject({ 'Content-Range': 'bytes 5-29/30', 'Content-Length': '25' });
    expect(body).toMatchObject({ range: { first: 5, last: 29 } });
  });

  test('returns no body for HEAD or for a file that the client has cached', () => {
    expect(responseTo('/about', { method: 'HEAD' })).not.toHaveProperty('body');
    const again = responseTo('/about', { headers: { 'if-none-match': '"about.html"' } });
    expect(again.status).toBe(304);
    expect(again).not.toHaveProperty('body');
    expect(again.headers).not.toHaveProperty('Content-Length');
  });

  test('returns an empty body for an empty file', () => {
    expect(responseTo('/empty.txt')).toMatchObject({
      status: 200,
      headers: { 'Content-Length': '0' },
      body: { range: { first: 0, last: -1 } },
    });
  });

  test.each(['/us?a=1', '/about/?a=1', 'https://other.example/about.html?a=1'])(
    'redirects %s to the canonical URL',
    (target) => {
      expect(responseTo(target)).toMatchObject({
        status: 308,
        headers: { Location: '/about?a=1' },
      });
    },
  );

  test('returns the 404 page for a missing page, and one line of plain text for a missing asset', () => {
    expect(responseTo('/nowhere')).toMatchObject({
      status: 404,
      body: { bytes: notFound.identity },
    });
    expect(responseTo('/nowhere.png')).toMatchObject({ status: 404, body: 'Not found\n' });
  });

  test('sets Content-Length in bytes, and the Allow header of a 405 response', () => {
    expect(responseTo('/about', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD', 'Content-Length': '19' },
      body: 'Method not allowed\n',
    });
    expect(responseTo('/%')).toMatchObject({ status: 400, body: 'Bad request\n' });
  });

  test.each(['/about', '/nowhere', '/us', '/%'])(
    'adds Strict-Transport-Security for %s over https only',
    (target) => {
      const strict = 'Strict-Transport-Security';
      expect(responseTo(target).headers).not.toHaveProperty(strict);
      expect(responseTo(target, { secure: true }).headers).toHaveProperty(strict);
    },
  );
});

describe('the error page of a site in folders', () => {
  const folders = [
    { path: '/calm/de', search: '' },
    { path: '/calm', search: '' },
    { path: '/bare', search: '' },
  ];
  const pages = ['/calm', '/calm/de'].flatMap((path) =>
    [404, 500].map((status) => file(`${path}/${status}.html`.slice(1), 1)),
  );
  const request = (target: string) => ({ method: 'GET', target, headers: {}, secure: false });
  const sentBy = ({ status, body }: ReturnType<typeof siteResponse>) =>
    typeof body === 'object' ? [status, body.bytes.file] : [status, body];

  test.each([
    ['/calm/x', 'calm'],
    ['/calm/dex', 'calm'],
    ['/calm/de/x', 'calm/de'],
    ['/calm/de/x/y?z', 'calm/de'],
  ])('of %s is that of the folder %s', (target, folder) => {
    const all = makeRoutes(pages, {});
    expect(sentBy(siteResponse(all, request(target), folders))).toEqual([
      404,
      `${folder}/404.html`,
    ]);
    expect(sentBy(failureResponse(all, request(target), folders))).toEqual([
      500,
      `${folder}/500.html`,
    ]);
  });

  test.each(['/', '/404', '/x', '/calmer/x', '/calm/de/x.png', '/bare/x'])(
    'is one line of plain text for %s',
    (target) => {
      const all = makeRoutes(pages, {});
      expect(sentBy(siteResponse(all, request(target), folders))).toEqual([404, 'Not found\n']);
    },
  );

  test('has its status when it is requested directly', () => {
    const all = makeRoutes(pages, {});
    expect(sentBy(siteResponse(all, request('/calm/de/500'), folders))).toEqual([
      500,
      'calm/de/500.html',
    ]);
  });
});

describe('failureResponse', () => {
  const request = { method: 'GET', target: '/about', headers: {}, secure: false };

  test('returns the 500 page', () => {
    expect(failureResponse(routes, request)).toMatchObject({
      status: 500,
      body: { bytes: failed.identity },
    });
  });

  test('returns one line of plain text when the site has no 500 page', () => {
    expect(failureResponse(makeRoutes([about], {}), request)).toMatchObject({
      status: 500,
      body: 'Internal server error\n',
    });
  });
});

/** Returns the range of a file of `size` bytes that a response sends; undefined for the whole file. */
function rangeOf(range: string | undefined, size: number) {
  const found = siteResponse(makeRoutes([file('a.txt', size)], {}), {
    method: 'GET',
    target: '/a.txt',
    headers: { range },
    secure: false,
  });
  if (found.status === 416) return 'unsatisfiable';
  return found.status === 206 && typeof found.body === 'object' ? found.body.range : undefined;
}

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
  expect(rangeOf(header, 10)).toEqual(expected);
});

test('every range of an empty body is unsatisfiable', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable');
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s matches the ETag "a": %s', (header, expected) => {
  const routes = makeRoutes([file('a', 1)], {});
  const headers = { 'if-none-match': header };
  const request = { method: 'GET', target: '/a', headers, secure: false };
  expect(siteResponse(routes, request).status === 304).toBe(expected);
});
