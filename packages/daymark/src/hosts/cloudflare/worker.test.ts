import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PackedSite } from '../packed-site-schema.ts';
import { createWorker } from './worker.ts';

const contents: Readonly<Record<string, string>> = {
  'caf%C3%A9.html': 'A page',
  'caf%C3%A9.html.br': 'packed',
  '500.html': 'Our fault',
};
const site: PackedSite = {
  headers: [{ 'Content-Type': 'text/html; charset=utf-8' }],
  files: [
    { file: 'café.html', headers: 0, identity: [6, '"a"'], encoded: { br: [6, '"b"'] } },
    { file: '500.html', headers: 0, identity: [9, '"c"'], encoded: {} },
  ],
  redirects: {},
};

/** The files of a site. Those that match `missing` cannot be read. */
const assets = (missing: RegExp = /^$/) => ({
  ASSETS: {
    async fetch(url: string) {
      const file = new URL(url).pathname.slice(1);
      const found = missing.test(file) ? undefined : contents[file];
      return new Response(found ?? null, { status: found ? 200 : 404 });
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

describe('the worker', () => {
  test('sends the bytes of the file', async () => {
    const response = await worker.fetch(new Request(page), assets());
    expect(response.headers.get('etag')).toBe('"a"');
    expect(await response.text()).toBe('A page');
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
      new Error('café.html: expected a file; found status 404.'),
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
