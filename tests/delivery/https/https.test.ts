import { once } from 'node:events';
import { connect, constants, type IncomingHttpHeaders } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor, httpsHeaders } from '../../../packages/daymark/src/http/headers.ts';
import { ask } from '../../embedded-server.ts';
import { lowerCased, site } from '../contract/site.ts';
import { serveByCaddy } from '../hosts/caddy.ts';
import { freePort } from '../hosts/free-port.ts';
import { serveByNginx } from '../hosts/nginx.ts';
import { requestOverTls } from '../secure/ask-securely.ts';
import { type WrittenCertificate, writeCertificate } from '../secure/write-certificate.ts';

const { hostname, origin } = site.url;

/** Sends a request with additional headers over HTTP/2, and returns the response's headers. */
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
    'sends Strict-Transport-Security with every response: %s',
    async (path) => {
      const { headers } = await requestOverTls(ports.https, hostname, path);
      expect(headers).toMatchObject(lowerCased(httpsHeaders));
    },
  );

  it('sends the same headers and statuses over HTTP/2 as over HTTP/1.1', async () => {
    const home = await askOverHttp2(ports.https, '/');
    const { headers } = await requestOverTls(ports.https, hostname, '/');
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

  it('redirects plain http to the same path over https', async () => {
    for (const path of ['/', '/about?a=1&b=%2F', '/missing?{env.HOME}', '//evil.example']) {
      const headers = { Host: hostname };
      const reply = await ask(ports.http, path, { headers });
      expect([reply.status, reply.headers.location]).toEqual([308, `${origin}${path}`]);
      expect(reply.headers).toMatchObject(lowerCased(headersFor('/')));
      expect(reply.headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('redirects to its own host name, whatever the Host header is', async () => {
    const { headers } = await ask(ports.http, '/about', { headers: { Host: 'evil.example' } });
    expect(headers.location).toBe(`${origin}/about`);
  });

  it.each([
    ['http://evil.example/about?a=/b%2F', '/about?a=/b%2F'],
    ['http://evil.example:80/caf%C3%A9', '/caf%C3%A9'],
    ['HTTPS://evil.example//a', '//a'],
    ['http://evil.example/', '/'],
  ])('redirects the absolute-form target %s to its own host name', async (target, path) => {
    const { status, headers } = await ask(ports.http, target, { headers: { Host: hostname } });
    expect([status, headers.location]).toEqual([308, `${origin}${path}`]);
  });

  it.each(['http://evil.example', 'http://evil.example?a=http://a/b'])(
    'redirects %s, which has no path, to its own home page',
    async (target) => {
      const { headers } = await ask(ports.http, target, { headers: { Host: hostname } });
      const { href } = new URL(headers.location ?? '');
      expect(href).toBe(`${origin}/${new URL(target).search}`);
    },
  );
});
