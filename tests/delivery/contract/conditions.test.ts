import { describe, expect, it } from 'vitest';
import { expected } from './differences.ts';
import { onEveryHost } from './every-host.ts';
import { bytesOf, definedHeadersOf, fileAt, files, lowerCased, plain } from './site.ts';

const { identity, headers: aboutHeaders } = fileAt('/about');
const content = bytesOf(identity);
const { size } = identity;
const [script = ''] =
  files.find(([url, file]) => /^\/_astro\/.*\.js$/.test(url) && file.encoded.length === 2) ?? [];

onEveryHost((host) => {
  /** Returns the ETag of `/about` in an encoding. */
  async function tagFor(coding: string): Promise<string> {
    return (await host.get('/about', { 'Accept-Encoding': coding })).headers.etag ?? '';
  }
  const statusFor = (range: string, usual: number) =>
    expected(host.name, `the status for the range ${range}`, usual);

  describe('a client that has the file', () => {
    it.each([
      ['the ETag', (etag: string) => etag],
      ['a list with the ETag', (etag: string) => `"other", ${etag}, "more"`],
      ['a list without spaces', (etag: string) => `"other",${etag}`],
      ['an asterisk', () => '*'],
    ])('gets 304 for %s in If-None-Match', async (_, known) => {
      const etag = await tagFor('');
      const reply = await host.get('/about', { 'If-None-Match': known(etag) });
      expect([reply.status, reply.body.length]).toEqual([304, 0]);
      const { 'content-type': _type, ...headers } = definedHeadersOf(reply);
      const { 'content-type': _aboutType, ...promised } = lowerCased(aboutHeaders);
      expect(headers).toEqual({ ...promised, etag });
    });

    it('gets 304 for a weak ETag in If-None-Match', async () => {
      const { status } = await host.get('/about', { 'If-None-Match': `W/${await tagFor('')}` });
      expect(status).toBe(expected(host.name, 'a weak ETag in If-None-Match', 304));
    });

    it('gets 304 for the ETag of the gzip variant, and 200 for the ETag of the original', async () => {
      const accepted = { 'Accept-Encoding': 'gzip' };
      const tag = await tagFor('gzip');
      expect((await host.get('/about', { ...accepted, 'If-None-Match': tag })).status).toBe(304);
      const other = await host.get('/about', { ...accepted, 'If-None-Match': await tagFor('') });
      expect(other.status).toBe(expected(host.name, 'the ETag of an encoded file', 200));
    });

    it.each(['"other"', 'W/"other"', 'other', ''])(
      'gets the file if If-None-Match is %j',
      async (known) => {
        expect((await host.get('/about', { 'If-None-Match': known })).status).toBe(200);
      },
    );

    it.each([
      ['the ETag', (etag: string) => etag, 200],
      ['a list with the ETag', (etag: string) => `"other", ${etag}`, 200],
      ['an asterisk', () => '*', 200],
      ['another ETag', () => '"other"', 412],
      ['a weak ETag', (etag: string) => `W/${etag}`, 412],
    ])('gets the file only if the version fits: %s in If-Match', async (_, known, usual) => {
      const ask = async (path: string) =>
        (await host.get(path, { 'If-Match': known(await tagFor('')) })).status;
      expect(await ask('/about')).toBe(usual);
      expect(await ask('/missing')).toBe(404);
    });

    it('gets the file even if If-Unmodified-Since has an earlier date', async () => {
      const headers = { 'If-Unmodified-Since': new Date(0).toUTCString() };
      const { status } = await host.get('/about', headers);
      expect(status).toBe(expected(host.name, 'the status for If-Unmodified-Since', 200));
    });

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
      expect(headers.etag).toBe(await tagFor(''));
    });

    it.each([
      ['/about', ''],
      ['/about', 'gzip'],
      [script, ''],
      [script, 'gzip'],
    ])('beyond the end of %s with Accept-Encoding "%s" gets 416', async (path, coding) => {
      const file = fileAt(path);
      const bytes = file.encoded.find(({ encoding }) => encoding === coding) ?? file.identity;
      for (const first of [bytes.size, 10 * bytes.size, 999_999_999_999_999]) {
        const range = { Range: `bytes=${first}-`, 'Accept-Encoding': coding };
        const reply = await host.get(path, range);
        expect(reply.status).toBe(coding ? statusFor('of an encoded file', 416) : 416);
        if (reply.status === 200) continue;
        expect(reply.headers['content-range']).toBe(
          expected(host.name, 'the Content-Range beyond the end', `bytes */${bytes.size}`),
        );
        if (expected(host.name, 'the response for a range beyond the end', 'line') === 'line') {
          expect(String(reply.body)).toBe('Range not satisfiable\n');
          expect(definedHeadersOf(reply)).toEqual(plain);
        }
        const other = await host.get(path, { ...range, 'If-Range': '"other"' });
        expect(other.status).toBe(200);
      }
    });

    it('of the last 0 bytes gets 416', async () => {
      const { status } = await host.get('/about', { Range: 'bytes=-0' });
      expect(status).toBe(expected(host.name, 'the response for the last 0 bytes', 416));
    });

    it.each([
      'bytes=0-1,3-4',
      'lines=0-3',
      'bytes=a-b',
      'bytes=--3',
      'bytes=5',
      'bytes=-',
      'bytes=',
      'bytes=9-2',
      'bytes=0010-9',
      'bytes=0-1000000000000000',
      'bytes=1000000000000000-',
    ])('is ignored if unusual or malformed: %s', async (range) => {
      const { status, body } = await host.get('/about', { Range: range });
      expect(status).toBe(statusFor(range, 200));
      if (status === 200) expect(body.equals(content)).toBe(true);
    });

    it('is respected only if If-Range matches the current version', async () => {
      const etag = await tagFor('');
      const ask = (version: string) =>
        host.get('/about', { Range: 'bytes=0-4', 'If-Range': version });
      const statuses = [etag, '"other"', `W/${etag}`].map(async (tag) => (await ask(tag)).status);
      expect(await Promise.all(statuses)).toEqual([206, 200, 200]);
    });

    it.each(['bytes=0-4', `bytes=${size}-`])('is ignored for HEAD: %s', async (range) => {
      const { status } = await host.send('HEAD', '/about', { Range: range });
      const title = range === 'bytes=0-4' ? range : 'beyond the end';
      expect(status).toBe(statusFor(`HEAD ${title}`, 200));
    });
  });
});
