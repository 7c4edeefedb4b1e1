import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask, serveSite } from '../../../../tests/embedded-server.ts';
import { makeSite, siteFiles } from '../../../../tests/small-site.ts';

const gzip = { 'Accept-Encoding': 'gzip' };
const br = { 'Accept-Encoding': 'gzip, br' };

describe('a file of the site', () => {
  test.each([
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/about', 'about.html', 'text/html; charset=utf-8'],
    ['/about?from=a', 'about.html', 'text/html; charset=utf-8'],
    ['/blog', 'blog.html', 'text/html; charset=utf-8'],
    ['/blog/first-light', 'blog/first-light.html', 'text/html; charset=utf-8'],
    ['/caf%C3%A9', 'café.html', 'text/html; charset=utf-8'],
    ['/_astro/app.D1gest.js', '_astro/app.D1gest.js', 'text/javascript; charset=utf-8'],
    ['/_astro/serif.D1gest.woff2', '_astro/serif.D1gest.woff2', 'font/woff2'],
    ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8'],
    ['/rss.xml', 'rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/beacon.svg', 'beacon.svg', 'image/svg+xml; charset=utf-8'],
    ['/site.webmanifest', 'site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/empty.txt', 'empty.txt', 'text/plain; charset=utf-8'],
    ['/archive.tar.gz', 'archive.tar.gz', 'application/octet-stream'],
    ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('is sent for its URL: %s returns %s with the type %s', async (path, file, type) => {
    const { status, headers, body } = await ask(await serveSite(), path);
    expect(status).toBe(200);
    expect(body).toEqual(Buffer.from(siteFiles[file] ?? 'absent'));
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('has the CSP of its page and the Cache-Control header of its kind', async () => {
    const port = await serveSite();
    const home = (await ask(port, '/')).headers;
    expect(home['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']{44}';/);
    expect(home['cache-control']).toBe('no-cache');
    const script = (await ask(port, '/_astro/app.D1gest.js')).headers;
    expect(script['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('a file that is stored in several encodings', () => {
  test('is sent in the best accepted encoding, with a strong ETag that differs between encodings', async () => {
    const port = await serveSite();
    const plain = await ask(port, '/');
    const zipped = await ask(port, '/', { headers: gzip });
    const packed = await ask(port, '/', { headers: br });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
    const tags = [plain, zipped, packed].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
  });

  test('has a Vary header, like every compressible file and unlike a font', async () => {
    const port = await serveSite();
    for (const path of ['/', '/about', '/robots.txt', '/missing'])
      for (const headers of [{}, br])
        expect((await ask(port, path, { headers })).headers.vary).toBe('Accept-Encoding');
    const font = await ask(port, '/_astro/serif.D1gest.woff2');
    expect(font.headers).not.toHaveProperty('vary');
  });

  test.each(['/index.html.br', '/index.html.gz', '/_astro/app.D1gest.js.br'])(
    'is not available at the name of its compressed variant %s',
    async (path) => {
      expect((await ask(await serveSite(), path)).status).toBe(404);
    },
  );
});

describe('a file that the client has cached', () => {
  test.each([{}, gzip, br])('is not sent again: %o', async (accepted) => {
    const port = await serveSite();
    const { etag = '' } = (await ask(port, '/', { headers: accepted })).headers;
    const headers = { ...accepted, 'If-None-Match': `"other", W/${etag}` };
    const again = await ask(port, '/', { headers });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
    expect(again.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('is sent again in another encoding', async () => {
    const port = await serveSite();
    const { etag = '' } = (await ask(port, '/', { headers: br })).headers;
    const again = await ask(port, '/', { headers: { ...gzip, 'If-None-Match': etag } });
    expect(again.status).toBe(200);
  });
});

describe('a request for a range', () => {
  const path = '/robots.txt';

  test('gets 206 and only the bytes of the range', async () => {
    const { status, headers, body } = await ask(await serveSite(), path, {
      headers: { Range: 'bytes=5-9' },
    });
    expect([status, String(body)]).toEqual([206, 'agent']);
    expect(headers).toMatchObject({ 'content-range': 'bytes 5-9/14', 'content-length': '5' });
  });

  test('gets 416 if the range is beyond the end of the file', async () => {
    const { status, headers } = await ask(await serveSite(), path, {
      headers: { Range: 'bytes=14-' },
    });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */14']);
  });

  test('gets 200 if the range runs backwards, If-Range has another ETag or the method is HEAD', async () => {
    const port = await serveSite();
    const { etag = '' } = (await ask(port, path)).headers;
    const range = { Range: 'bytes=5-9' };
    const cases = await Promise.all([
      ask(port, path, { headers: { Range: 'bytes=9-2' } }),
      ask(port, path, { headers: { ...range, 'If-Range': '"other"' } }),
      ask(port, path, { headers: range, method: 'HEAD' }),
      ask(port, path, { headers: { ...range, 'If-Range': etag } }),
    ]);
    expect(cases.map(({ status }) => status)).toEqual([200, 200, 200, 206]);
  });
});

const film = Buffer.alloc(16 * 1024 ** 2, 'film');

test('a large file is sent whole, and so is a large range of it', async () => {
  const port = await serveSite(await makeSite({ ...siteFiles, 'film.mp4': film }));
  expect((await ask(port, '/film.mp4')).body.equals(film)).toBe(true);
  const { body } = await ask(port, '/film.mp4', { headers: { Range: 'bytes=1-200001' } });
  expect(body.equals(film.subarray(1, 200_002))).toBe(true);
});
