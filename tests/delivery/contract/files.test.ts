import { expect, it } from 'vitest';
import { expected } from './differences.ts';
import { onEveryHost } from './every-host.ts';
import { bytesOf, definedHeadersOf, fileAt, files, lowerCased } from './site.ts';

onEveryHost((host) => {
  it.each(['identity', 'br', 'gzip'])(
    'sends every file with its exact bytes and headers to a client that accepts %s',
    async (encoding) => {
      expect(files.length).toBeGreaterThan(100);
      for (const [url, file] of files) {
        const sent = expected(host.name, `the encoding for "${encoding}"`, encoding);
        const stored = file.encoded.find((each) => each.encoding === sent);
        const reply = await host.get(url, { 'Accept-Encoding': encoding });
        const isRefused =
          url.includes('%5C') &&
          expected(host.name, 'the reading of backslashes', 'as names') === 'refused';
        expect([url, reply.status]).toEqual([url, isRefused ? 404 : 200]);
        if (isRefused) continue;
        const bytes = stored ?? file.identity;
        expect(reply.body.equals(bytesOf(bytes)), url).toBe(true);
        expect({ url, ...definedHeadersOf(reply) }).toEqual({
          url,
          ...lowerCased(file.headers),
          etag: expected(host.name, 'the ETag of a file', bytes.etag),
          ...(stored && { 'content-encoding': encoding }),
        });
        if (!stored) expect(reply.headers['accept-ranges'], url).toBe('bytes');
      }
    },
  );

  it.each([
    ['gzip, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0.001', 'gzip'],
    ['gzip;q=1.0, BR;q=0.1', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, *;q=0', undefined],
    ['identity;q=1, *;q=0', undefined],
    ['brotli, x-gzip', undefined],
    ['', undefined],
  ])('negotiates the encoding for "%s"', async (header, usual) => {
    const encoding = expected(host.name, `the encoding for "${header}"`, usual);
    const { headers, body } = await host.get('/about', { 'Accept-Encoding': header });
    expect(headers['content-encoding']).toBe(encoding);
    const { identity, encoded } = fileAt('/about');
    const bytes = encoded.find((each) => each.encoding === encoding) ?? identity;
    expect(body.equals(bytesOf(bytes))).toBe(true);
  });

  it('sends the Content-Length of a file', async () => {
    const { identity, encoded } = fileAt('/about');
    expect((await host.get('/about')).headers['content-length']).toBe(String(identity.size));
    const { headers } = await host.get('/about', { 'Accept-Encoding': 'gzip' });
    const hasLength = headers['content-length'] === String(encoded[1]?.size);
    expect(hasLength).toBe(expected(host.name, 'the Content-Length of an encoded file', true));
  });
});
