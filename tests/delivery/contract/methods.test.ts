import { expect, it } from 'vitest';
import { expected } from './differences.ts';
import { onEveryHost } from './every-host.ts';
import { definedHeadersOf } from './site.ts';

const encodings = ['identity', 'gzip', 'br'];

onEveryHost((host) => {
  it.each(['/', '/about', '/missing', '/about/', '/robots.txt', '/x.png', '/404', '/500'])(
    'responds to HEAD of %s as to GET, without the body',
    async (path) => {
      for (const encoding of encodings) {
        const headers = { 'Accept-Encoding': encoding };
        const get = await host.get(path, headers);
        const head = await host.send('HEAD', path, headers);
        expect([head.status, head.body.length]).toEqual([get.status, 0]);
        expect(definedHeadersOf(head)).toEqual(definedHeadersOf(get));
        const { 'content-length': length = get.headers['content-length'] } = head.headers;
        expect(length).toBe(get.headers['content-length']);
      }
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND'])(
    'does not allow %s',
    async (method) => {
      for (const path of ['/', '/about/', '/missing', '/404', '/robots.txt']) {
        const reply = await host.send(method, path);
        const allowed = expected(host.name, `the Allow header for ${method}`, 'GET, HEAD');
        const status = expected(host.name, `the status of ${method}`, 405);
        expect([path, reply.status, reply.headers.allow]).toEqual([path, status, allowed]);
        if (status !== 405) continue;
        expect(reply.headers['x-content-type-options']).toBe('nosniff');
        expect(String(reply.body)).toEqual(
          expected(host.name, 'the body of a refused method', 'Method not allowed\n'),
        );
      }
    },
  );

  it('does not allow POST with a body', async () => {
    const body = 'a=1';
    const head = `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${body.length}`;
    expect(await host.raw(`${head}\r\n\r\n${body}`)).toMatch(/^HTTP\/1\.1 405 /);
  });
});
