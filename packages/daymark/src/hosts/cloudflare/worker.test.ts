import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorker } from './worker.ts';

const contents: Readonly<Record<string, string>> = {
  'caf%C3%A9.html': 'A page',
  'caf%C3%A9.html.br': 'packed',
  '500.html': 'Our fault',
  'caf%C3%A9/500.html': 'Our café',
  'secret.html': 'No policy',
  '.hidden': 'secret',
};
const site: Parameters<typeof createWorker>[0] = {
  policies: [{ addresses: ['/café', '/500'], policy: { 'default-src': [] } }],
  redirects: { '/old': '/café', '/ads.txt': 'https://manager.example/ads.txt' },
};

/**
 * The files of a site. Files that match `missing` cannot be read.
 * @param isCounted - whether responses have Content-Length
 */
const assets = (missing: RegExp = /^$/, isCounted = true) => ({
  ASSETS: {
    async fetch(url: string) {
      const file = new URL(url).pathname.slice(1);
      const found = contents[file];
      if (missing.test(file)) return new Response(null, { status: 503 });
      const headers = {
        ETag: `"${file}"`,
        ...(isCounted && { 'Content-Length': `${found?.length}` }),
      };
      return found ? new Response(found, { headers }) : new Response(null, { status: 404 });
    },
  },
});

const worker = createWorker(site);
const page = 'https://site.example/caf%C3%A9';

/** Returns a request as Cloudflare passes it on: the client's own Accept-Encoding is in `cf`. */
function fromEdge(url: string, clientAcceptEncoding?: string): Request {
  const request = new Request(url, { headers: { 'Accept-Encoding': 'gzip, br' } });
  return Object.assign(request, {
    cf: { colo: 'AMS', ...(clientAcceptEncoding && { clientAcceptEncoding }) },
  });
}

/**
 * A stand-in that does not count the bytes. The tests in `tests/delivery` use the class of the
 * runtime, which does.
 */
class FixedLengthStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(_length: number) {
    super();
  }
}

beforeEach(() => {
  vi.stubGlobal('FixedLengthStream', FixedLengthStream);
});

describe('the worker of a site in folders', () => {
  const inFolder = createWorker({
    policies: [{ addresses: ['/café/500'], policy: { 'default-src': [] } }],
    redirects: {},
    folders: [{ path: '/café', search: '/café/search' }],
  });

  test.each([
    ['/caf%C3%A9/x', 'Our café'],
    ['/other', 'Internal server error\n'],
  ])('responds to a failure at %s with the 500 page of the folder', async (path, body) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const request = new Request(`https://site.example${path}`);
    const response = await inFolder.fetch(request, assets(/(?:x|other)$/));
    expect([response.status, await response.text()]).toEqual([500, body]);
  });
});

describe('the worker', () => {
  test('sends the bytes of the file', async () => {
    const response = await worker.fetch(new Request(page), assets());
    expect(response.headers.get('etag')).toBe('"caf%C3%A9.html"');
    expect(await response.text()).toBe('A page');
  });

  test('sends the bytes of a file whose size the store does not report', async () => {
    const response = await worker.fetch(new Request(page), assets(/^$/, false));
    expect(response.headers.get('content-length')).toBe('6');
    expect(await response.text()).toBe('A page');
  });

  test.each([
    ['a precompressed file', '/caf%C3%A9.html.br'],
    ['a hidden file', '/.hidden'],
    ['a page without a policy', '/secret'],
    ['a page with an encoded slash', '/%2Fcaf%C3%A9'],
  ])('does not send %s', async (_title, path) => {
    const response = await worker.fetch(new Request(`https://site.example${path}`), assets());
    expect(response.status).toBe(404);
  });

  test('redirects other spellings of the address of a page, and old addresses', async () => {
    const locationOf = async (path: string) => {
      const response = await worker.fetch(new Request(`https://site.example${path}`), assets());
      return [response.status, response.headers.get('location')];
    };
    for (const path of [
      '/caf%C3%A9.html',
      '/caf%C3%A9/index.html',
      '//caf%C3%A9/',
      '/%6Fld',
      '/old/',
    ])
      expect(await locationOf(path)).toEqual([308, '/caf%C3%A9']);
    expect(await locationOf('/ads.txt?x')).toEqual([302, 'https://manager.example/ads.txt']);
  });

  test('uses the encodings that the client accepts, not those of the runtime', async () => {
    const packed = await worker.fetch(fromEdge(page, 'br'), assets());
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toBe('packed');
    const plain = await worker.fetch(fromEdge(page), assets());
    expect(plain.headers.has('content-encoding')).toBe(false);
    const local = new Request(page, { headers: { 'Accept-Encoding': 'br' } });
    const direct = await worker.fetch(Object.assign(local, { cf: {} }), assets());
    expect(direct.headers.get('content-encoding')).toBe('br');
  });

  test('sends Strict-Transport-Security over https only', async () => {
    const over = async (url: string) =>
      (await worker.fetch(new Request(url), assets())).headers.has('strict-transport-security');
    expect(await over(page)).toBe(true);
    expect(await over(page.replace('https', 'http'))).toBe(false);
  });
});

describe('a request for a file that cannot be read', () => {
  test('gets the 500 page and is logged without the query', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await worker.fetch(new Request(`${page}?token=secret`), assets(/^caf/));
    expect([response.status, await response.text()]).toEqual([500, 'Our fault']);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'GET /caf\\u00e9 failed:',
      new Error('café.html: expected a file or status 404; found status 503.'),
    );
    log.mockRestore();
  });

  test('gets one line of plain text if the 500 page cannot be read either', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await worker.fetch(new Request(page), assets(/./));
    expect([response.status, await response.text()]).toEqual([500, 'Internal server error\n']);
    log.mockRestore();
  });
});

/** The files of a site with one text of nine bytes, whose body comes in three chunks. */
const inChunks = {
  ASSETS: {
    async fetch(url: string) {
      if (!url.endsWith('/letters.txt')) return new Response(null, { status: 404 });
      const body = new ReadableStream({
        start(controller) {
          for (const piece of ['abc', 'def', 'ghi']) controller.enqueue(Buffer.from(piece));
          controller.close();
        },
      });
      return new Response(body, { headers: { ETag: '"a"', 'Content-Length': '9' } });
    },
  },
};

test.each([
  [0, 8, 'abcdefghi'],
  [0, 0, 'a'],
  [2, 3, 'cd'],
  [3, 5, 'def'],
  [1, 7, 'bcdefgh'],
  [8, 8, 'i'],
])('bytes %i to %i are passed on, wherever the chunks end', async (first, last, expected) => {
  const headers = { Range: `bytes=${first}-${last}` };
  const request = new Request('https://site.example/letters.txt', { headers });
  const response = await worker.fetch(request, inChunks);
  expect([response.status, await response.text()]).toEqual([206, expected]);
});
