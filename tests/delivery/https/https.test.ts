import { once } from 'node:events';
import { connect, constants, type IncomingHttpHeaders } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor, httpsHeadersFor } from '../../../server/headers.ts';
import { ask } from '../../../server/testing/exchange.ts';
import { lowerCased, site } from '../contract/site.ts';
import { serveByCaddy } from '../hosts/caddy.ts';
import { freePort } from '../hosts/free-port.ts';
import { serveByNginx } from '../hosts/nginx.ts';
import { askSecurely } from '../secure/ask-securely.ts';
import { type WrittenCertificate, writeCertificate } from '../secure/write-certificate.ts';

const { hostname, origin } = site.url;

/** What is answered over HTTP/2 to a request of these headers. */
async function askOverHttp2(
  port: number,
  path: string,
  more: Readonly<Record<string, string>> = {},
): Promise<IncomingHttpHeaders> {
  const way = { servername: hostname, rejectUnauthorized: false };
  const session = connect(`https://127.0.0.1:${port}`, way);
  const { HTTP2_HEADER_AUTHORITY, HTTP2_HEADER_PATH } = constants;
  const stream = session.request({
    [HTTP2_HEADER_AUTHORITY]: hostname,
    [HTTP2_HEADER_PATH]: path,
    ...more,
  });
  const [headers]: IncomingHttpHeaders[] = await once(stream, 'response');
  stream.resume();
  await once(stream, 'close');
  session.close();
  return headers ?? {};
}

describe.each([
  ['nginx', serveByNginx],
  ['Caddy', serveByCaddy],
])('%s with a certificate', (_, serve) => {
  let certificate: WrittenCertificate;
  let ports: { http: number; https: number };
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ports = { http: await freePort(), https: await freePort() };
    certificate = await writeCertificate(hostname);
    const https = { listen: `127.0.0.1:${ports.https}`, certificate: certificate.files };
    const place = { root: site.root, http: `127.0.0.1:${ports.http}`, https };
    stop = await serve(site, place, ports.https);
  });
  afterAll(async () => {
    await stop();
    await certificate.remove();
  });

  it.each(['/', '/about/', '/missing', '/missing.png', '/robots.txt', '/500'])(
    'keeps browsers to https with every answer: %s',
    async (path) => {
      const { headers } = await askSecurely(ports.https, hostname, path);
      expect(headers).toMatchObject(lowerCased(httpsHeadersFor(path)));
    },
  );

  it('answers over HTTP/2 as it does over HTTP/1.1', async () => {
    const home = await askOverHttp2(ports.https, '/');
    const { headers } = await askSecurely(ports.https, hostname, '/');
    for (const name of ['content-security-policy', 'etag', 'cache-control', 'vary'])
      expect([name, home[name]]).toEqual([name, headers[name]]);
    const statusOf = async (path: string, more?: Readonly<Record<string, string>>) =>
      (await askOverHttp2(ports.https, path, more))[':status'];
    expect(home[':status']).toBe(200);
    expect(await statusOf('/', { 'if-none-match': String(home.etag) })).toBe(304);
    expect(await statusOf('/', { ':method': 'HEAD' })).toBe(200);
    expect(await statusOf('/', { ':method': 'DELETE' })).toBe(405);
    expect(await statusOf('/about/')).toBe(308);
    expect(await statusOf('/missing')).toBe(404);
  });

  it('leads from plain http to the same address over https', async () => {
    for (const path of ['/', '/about?a=1&b=%2F', '/missing?{env.HOME}', '//evil.example']) {
      const headers = { Host: hostname };
      const reply = await ask(ports.http, path, { headers });
      expect([reply.status, reply.headers.location]).toEqual([308, `${origin}${path}`]);
      expect(reply.headers).toMatchObject(lowerCased(headersFor('/')));
      expect(reply.headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('leads to its own host, whatever the visitor says it is', async () => {
    const { headers } = await ask(ports.http, '/about', { headers: { Host: 'evil.example' } });
    expect(headers.location).toBe(`${origin}/about`);
  });

  it.each([
    ['http://evil.example/about?a=/b%2F', '/about?a=/b%2F'],
    ['http://evil.example:80/caf%C3%A9', '/caf%C3%A9'],
    ['HTTPS://evil.example//a', '//a'],
    ['http://evil.example/', '/'],
  ])('leads to its own host from %s, asked for with the name of a host', async (target, path) => {
    const { status, headers } = await ask(ports.http, target, { headers: { Host: hostname } });
    expect([status, headers.location]).toEqual([308, `${origin}${path}`]);
  });

  it.each(['http://evil.example', 'http://evil.example?a=http://a/b'])(
    'leads to its own home from %s, which has no path',
    async (target) => {
      const { headers } = await ask(ports.http, target, { headers: { Host: hostname } });
      const { href } = new URL(headers.location ?? '');
      expect(href).toBe(`${origin}/${new URL(target).search}`);
    },
  );
});
