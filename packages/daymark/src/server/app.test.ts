import { execFileSync } from 'node:child_process';
import { mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ask, askRaw, serve, serveSite, siteListener } from '../../../../tests/embedded-server.ts';
import { makeFolder, makeSite, siteFiles, writeFiles } from '../../../../tests/small-site.ts';
import { listFiles } from '../basics/files.ts';
import { rootFolder } from '../http/urls.ts';
import { writeAddress } from '../output/site-records.ts';
import { readinessPath, withReadiness } from './app.ts';

describe('redirects', () => {
  test.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['/about.html', '/about'],
    ['/about.html?x', '/about?x'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/blog/', '/blog'],
    ['/blog/first-light.html', '/blog/first-light'],
    ['/robots.txt/', '/robots.txt'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
    ['http://evil.example/about/', '/about'],
    ['/about/?next=//evil.example', '/about?next=//evil.example'],
    ['//about/', '/about'],
    ['/about//', '/about'],
    ['/about/index.html', '/about'],
    ['/about.html/', '/about'],
    ['/x/..//about/', '/about'],
  ])('%s redirects to %s', async (path, location) => {
    const { status, headers } = await ask(await serveSite(), path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/about/',
    '/\\evil.example',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2Fevil.example/',
    '/.//evil.example/',
    '/missing/',
  ])('%s does not redirect', async (path) => {
    const { status, headers } = await ask(await serveSite(), path);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('location');
  });
});

describe('a path that does not exist', () => {
  test.each(['/missing', '/missing.html', '/blog/missing', '/constructor', '/a.b/c'])(
    '%s gets the 404 page',
    async (path) => {
      const { status, headers, body } = await ask(await serveSite(), path);
      expect([status, String(body)]).toEqual([404, siteFiles['404.html']]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/missing.png', '/_astro/app.0ld.js', '/_astro/missing', '/a/b.webmanifest'])(
    '%s gets one line of plain text',
    async (path) => {
      const { status, headers, body } = await ask(await serveSite(), path);
      expect([status, String(body)]).toEqual([404, 'Not found\n']);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  test('gets the whole 404 page even if the request has conditional headers', async () => {
    const port = await serveSite();
    const headers = { 'If-None-Match': '*', Range: 'bytes=0-3' };
    const { status, body } = await ask(port, '/missing', { headers });
    expect([status, String(body)]).toEqual([404, siteFiles['404.html']]);
  });

  test('gets one line of plain text when the site has no 404 page', async () => {
    const root = await makeSite({ 'index.html': 'Home' });
    const { status, body } = await ask(await serveSite(root), '/missing');
    expect([status, String(body)]).toEqual([404, 'Not found\n']);
  });
});

test.each([
  ['/404', 404],
  ['/500', 500],
])('the error page %s, requested directly, has its error status', async (path, expected) => {
  const { status, body } = await ask(await serveSite(), path);
  expect([status, String(body)]).toEqual([expected, siteFiles[`${expected}.html`]]);
});

describe('methods', () => {
  test.each(['/', '/missing', '/about/', '/robots.txt', '/x.png', '/500'])(
    'the response to HEAD of %s has the headers of GET and no body',
    async (path) => {
      const port = await serveSite();
      const get = await ask(port, path, { headers: br });
      const head = await ask(port, path, { headers: br, method: 'HEAD' });
      expect(head.body).toHaveLength(0);
      const { date: _, ...expected } = get.headers;
      expect(head).toMatchObject({ status: get.status, headers: expected });
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND'])(
    'the method %s is not allowed',
    async (method) => {
      const { status, headers } = await ask(await serveSite(), '/', { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );
});

describe('Strict-Transport-Security', () => {
  const strict = 'strict-transport-security';

  test.each(['https', 'HTTPS', 'https, http'])(
    'is in every response when the proxy in front reports %s',
    async (protocol) => {
      const port = await serveSite();
      const headers = { 'X-Forwarded-Proto': protocol };
      for (const path of ['/', '/missing', '/x.png', '/about/', '/%'])
        expect((await ask(port, path, { headers })).headers[strict]).toBe('max-age=63072000');
    },
  );

  test.each(['http', 'http, https', ''])(
    'is not sent when the proxy in front reports %j',
    async (protocol) => {
      const headers = { 'X-Forwarded-Proto': protocol };
      expect((await ask(await serveSite(), '/', { headers })).headers).not.toHaveProperty(strict);
    },
  );
});

async function serveReadiness(isReady: () => boolean) {
  return serve(withReadiness((_request, response) => void response.end('the app'), isReady));
}

test.each([
  [true, 200, 'ready\n'],
  [false, 503, 'not ready\n'],
])('a server whose readiness is %s reports it', async (ready, expected, line) => {
  const port = await serveReadiness(() => ready);
  const { status, headers, body } = await ask(port, readinessPath);
  expect([status, String(body)]).toEqual([expected, line]);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const head = await ask(port, readinessPath, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([expected, 0]);
});

test.each(['/', `${readinessPath}/`, `${readinessPath}?`, '/.daymark', '/%2edaymark/ready'])(
  'a request for %s is passed on to the app',
  async (path) => {
    expect(String((await ask(await serveReadiness(() => true), path)).body)).toBe('the app');
  },
);

test('a request for the readiness path with another method is passed on to the app', async () => {
  const port = await serveReadiness(() => true);
  expect(String((await ask(port, readinessPath, { method: 'POST' })).body)).toBe('the app');
});

test('a request without a Host header is passed on to the app', async () => {
  const port = await serveReadiness(() => true);
  const bytes = `GET ${readinessPath} HTTP/1.1\r\nConnection: close\r\n\r\n`;
  expect(await askRaw(port, bytes)).toContain('the app');
});

test('no file of a site can have the readiness path', async () => {
  const folder = await makeFolder();
  await writeFiles(folder, { [readinessPath.slice(1)]: 'taken', 'about.html': '' });
  expect(listFiles(folder)).toEqual(['about.html']);
});

describe('a request that fails unexpectedly', () => {
  test('gets the 500 page and is logged once, without the query', async () => {
    const root = await makeSite();
    const entries: string[] = [];
    const port = await serveSite(root, entries);
    await rm(join(root, 'about.html'));
    const { status, headers, body } = await ask(port, '/about?token=secret');
    expect([status, String(body)]).toEqual([500, siteFiles['500.html']]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('etag');
    expect(entries).toEqual([expect.stringMatching(/^GET \/about failed: Error: ENOENT/)]);
    expect(entries[0]).not.toContain('secret');
    expect((await ask(port, '/')).status).toBe(200);
  });

  test('gets the 500 page even when the whole site has been removed', async () => {
    const root = await makeSite();
    const port = await serveSite(root);
    await rm(root, { recursive: true });
    const replies = await Promise.all(['/', '/missing', '/500'].map((path) => ask(port, path)));
    for (const { status, body } of replies)
      expect([status, String(body)]).toEqual([500, siteFiles['500.html']]);
  });

  test('gets the 500 page of its folder', async () => {
    const folders = [...rootFolder, { path: '/de', search: '/de/suche' }];
    const root = await makeSite(
      { '500.html': 'Fault', 'de/500.html': 'Fehler', 'de.html': '' },
      folders,
    );
    await writeAddress(dirname(root), 'https://site.example', folders);
    const port = await serveSite(root);
    await rm(root, { recursive: true });
    const bodies = ['/de', '/de/500', '/500'].map(async (path) =>
      String((await ask(port, path)).body),
    );
    expect(await Promise.all(bodies)).toEqual(['Fehler', 'Fehler', 'Fault']);
  });

  test('gets one line of plain text when the site has no 500 page', async () => {
    const root = await makeSite({ 'index.html': 'Home' });
    const port = await serveSite(root);
    await rm(join(root, 'index.html'));
    const { status, body } = await ask(port, '/');
    expect([status, String(body)]).toEqual([500, 'Internal server error\n']);
  });

  test('gets the 500 page instead of a changed file, which would have the wrong headers', async () => {
    const root = await makeSite();
    const entries: string[] = [];
    const port = await serveSite(root, entries);
    await writeFile(join(root, 'about.html'), 'new');
    expect((await ask(port, '/about')).status).toBe(500);
    expect(entries[0]).toContain(
      'about.html has changed since the server read it. Send SIGHUP to the server, or restart it.',
    );
  });

  test.skipIf(process.platform === 'win32')(
    'gets the 500 page without delay if a FIFO, a symlink or a folder has replaced the file',
    async () => {
      const root = await makeSite();
      const entries: string[] = [];
      const port = await serveSite(root, entries);
      const about = join(root, 'about.html');
      const asked = async () => {
        const replies = await Promise.all(Array.from({ length: 6 }, () => ask(port, '/about')));
        expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(500));
        expect((await ask(port, '/')).status).toBe(200);
        return entries.splice(0).at(-1);
      };
      await rename(about, join(root, 'elsewhere'));
      execFileSync('mkfifo', [about]);
      expect(await asked()).toContain('about.html is no longer a regular file.');
      await rm(about);
      await symlink('elsewhere', about);
      expect(await asked()).toContain('ELOOP');
      await rm(about);
      await mkdir(about);
      expect(await asked()).toContain('about.html is no longer a regular file.');
    },
  );

  test('closes the connection if the response has already begun', async () => {
    const size = 64 * 1024 * 1024;
    const root = await makeSite({ 'film.mp4': Buffer.alloc(size) });
    const entries: string[] = [];
    const port = await serveSite(root, entries);
    const reply = await fetch(`http://127.0.0.1:${port}/film.mp4`);
    await truncate(join(root, 'film.mp4'), size / 2);
    await expect(reply.arrayBuffer()).rejects.toThrow('terminated');
    await expect.poll(() => entries).toHaveLength(1);
  });

  test('is not logged if it fails because the visitor has disconnected', async () => {
    const root = await makeSite({ 'film.mp4': Buffer.alloc(64 * 1024 * 1024) });
    const entries: string[] = [];
    const gone = Promise.withResolvers<void>();
    const app = await siteListener(root, (entry) => entries.push(entry));
    const port = await serve((request, response) => {
      response.once('close', () => setTimeout(gone.resolve, 50));
      app(request, response);
    });
    const leaving = new AbortController();
    await fetch(`http://127.0.0.1:${port}/film.mp4`, { signal: leaving.signal });
    leaving.abort();
    await gone.promise;
    expect(entries).toEqual([]);
  });
});

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
