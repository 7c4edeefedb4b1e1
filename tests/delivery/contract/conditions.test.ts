import { describe, expect, it } from 'vitest';
import { onEveryHost } from './every-host.ts';
import { bytesOf, definedHeadersOf, fileAt, files, lowerCased, plain } from './site.ts';

const { identity, encoded, headers: aboutHeaders } = fileAt('/about');
const content = bytesOf(identity);
const { size, etag } = identity;
const [script = ''] =
  files.find(([url, file]) => /^\/_astro\/.*\.js$/.test(url) && file.encoded.length === 2) ?? [];

onEveryHost((host) => {
  describe('a client that has the file', () => {
    it.each([
      ['the ETag', etag],
      ['a list with the ETag', `"other", ${etag}, "more"`],
      ['a list without spaces', `"other",${etag}`],
      ['a weak ETag', `W/${etag}`],
      ['an asterisk', '*'],
    ])('gets 304 for %s in If-None-Match', async (_, known) => {
      const reply = await host.get('/about', { 'If-None-Match': known });
      expect([reply.status, reply.body.length]).toEqual([304, 0]);
      const { 'content-type': _type, ...headers } = definedHeadersOf(reply);
      const { 'content-type': _aboutType, ...promised } = lowerCased(aboutHeaders);
      expect(headers).toEqual({ ...promised, etag });
    });

    it.each([
      ['br', 0],
      ['gzip', 1],
    ] as const)(
      'gets 304 for the ETag of the %s variant, and 200 for the ETag of the original',
      async (encoding, index) => {
        const tag = encoded[index]?.etag ?? '';
        const accepted = { 'Accept-Encoding': encoding };
        const again = await host.get('/about', { ...accepted, 'If-None-Match': tag });
        expect([again.status, again.headers.etag]).toEqual([304, tag]);
        const other = await host.get('/about', { ...accepted, 'If-None-Match': etag });
        expect(other.status).toBe(200);
      },
    );

    it.each(['"other"', 'W/"other"', etag.slice(1, -1), ''])(
      'gets the file if If-None-Match is %j',
      async (known) => {
        expect((await host.get('/about', { 'If-None-Match': known })).status).toBe(200);
      },
    );

    it('gets the file even if If-Modified-Since has a later date', async () => {
      const headers = { 'If-Modified-Since': new Date(Date.now() + 86_400_000).toUTCString() };
      expect((await host.get('/about', headers)).status).toBe(200);
    });
  });

  describe('a range', () => {
    it.each([
      ['bytes=0-0', 0, 0],
      ['bytes=5-9', 5, 9],
      [`bytes=${size - 1}-`, size - 1, size - 1],
      ['bytes=-5', size - 5, size - 1],
      [`bytes=-${size + 1}`, 0, size - 1],
      [`bytes=9-${size + 100}`, 9, size - 1],
    ])('%s gets 206 with only the requested bytes', async (range, first, last) => {
      const { status, headers, body } = await host.get('/about', { Range: range });
      expect([status, headers['content-range']]).toEqual([206, `bytes ${first}-${last}/${size}`]);
      expect(body.equals(content.subarray(first, last + 1))).toBe(true);
      expect(headers.etag).toBe(etag);
    });

    it.each([
      ['/about', ''],
      ['/about', 'br'],
      [script, ''],
      [script, 'br'],
      [script, 'gzip'],
    ])(
      'beyond the end of %s with Accept-Encoding "%s" gets 416 without the headers of the file',
      async (path, coding) => {
        const file = fileAt(path);
        const bytes = file.encoded.find(({ encoding }) => encoding === coding) ?? file.identity;
        for (const first of [bytes.size, 10 * bytes.size, 999_999_999_999_999]) {
          const range = { Range: `bytes=${first}-`, 'Accept-Encoding': coding };
          for (const more of [{}, { 'If-Range': bytes.etag }]) {
            const reply = await host.get(path, { ...range, ...more });
            expect([reply.status, String(reply.body)]).toEqual([416, 'Range not satisfiable\n']);
            expect(definedHeadersOf(reply)).toEqual(plain);
            expect(reply.headers['content-range']).toBe(`bytes */${bytes.size}`);
          }
          const other = await host.get(path, { ...range, 'If-Range': '"other"' });
          const known = await host.get(path, { ...range, 'If-None-Match': bytes.etag });
          expect([other.status, known.status]).toEqual([200, 304]);
        }
        const last = { Range: `bytes=${bytes.size - 1}-`, 'Accept-Encoding': coding };
        const { status, headers, body } = await host.get(path, last);
        expect([status, headers.etag, body.length]).toEqual([206, bytes.etag, 1]);
      },
    );

    it('of the last 0 bytes gets 416', async () => {
      const reply = await host.get('/about', { Range: 'bytes=-0' });
      expect([reply.status, definedHeadersOf(reply)]).toEqual([416, plain]);
    });

    it.each(['bytes=0-1,3-4', 'lines=0-3'])(
      'is ignored in favour of the whole file: %s',
      async (range) => {
        const { status, body } = await host.get('/about', { Range: range });
        expect([status, body.equals(content)]).toEqual([200, true]);
      },
    );

    it.each([
      'bytes=a-b',
      'bytes=--3',
      'bytes=5',
      'bytes=-',
      'bytes=',
      'bytes=9-2',
      'bytes=0010-9',
      'bytes=0-1000000000000000',
      'bytes=1000000000000000-',
    ])('is ignored if malformed: %s', async (range) => {
      const { status, headers, body } = await host.get('/about', { Range: range });
      expect([status, headers['accept-ranges'], body.equals(content)]).toEqual([
        200,
        'bytes',
        true,
      ]);
    });

    it('is respected only if If-Range matches the current version', async () => {
      const ask = (version: string) =>
        host.get('/about', { Range: 'bytes=0-4', 'If-Range': version });
      const statuses = [etag, '"other"', `W/${etag}`].map(async (tag) => (await ask(tag)).status);
      expect(await Promise.all(statuses)).toEqual([206, 200, 200]);
    });

    it.each(['bytes=0-4', `bytes=${size}-`])(
      'is ignored for HEAD, for example %s',
      async (range) => {
        const { status, headers } = await host.send('HEAD', '/about', { Range: range });
        expect([status, headers.etag]).toEqual([200, etag]);
      },
    );
  });
});
