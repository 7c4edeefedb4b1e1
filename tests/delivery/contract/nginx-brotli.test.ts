import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../embedded-server.ts';
import { built } from '../build.ts';
import type { RunningHost } from '../hosts/host.ts';
import { nginxWithBrotli } from '../hosts/nginx.ts';
import { bytesOf, definedHeadersOf, fileAt, files, lowerCased } from './site.ts';

describe('nginx with Debian’s brotli module', () => {
  let running: RunningHost;
  beforeAll(async () => {
    running = await (await nginxWithBrotli()).start(built);
  });
  afterAll(() => running.stop());
  const get = (url: string, encoding: string) =>
    ask(running.port, url, { headers: { 'Accept-Encoding': encoding } });

  // Where nginx refuses symbolic links, this module sometimes does not find a file, because it reads
  // memory that it has not written. nginx then sends the gzip file. The test expects no certain
  // share of brotli files, because the share depends on the content of the memory.
  it('sends the brotli file of a file, or the gzip file where the module does not find it', async () => {
    const sent = { br: 0, gzip: 0 };
    for (const [url, file] of files) {
      if (file.encoded.length === 0) continue;
      const reply = await get(url, 'gzip, deflate, br');
      const encoding = reply.headers['content-encoding'] === 'gzip' ? 'gzip' : 'br';
      const stored = file.encoded.find((each) => each.encoding === encoding);
      expect(stored && reply.body.equals(bytesOf(stored)), url).toBe(true);
      expect({ url, ...definedHeadersOf(reply) }).toEqual({
        url,
        ...lowerCased(file.headers),
        etag: expect.any(String),
        'content-encoding': encoding,
      });
      sent[encoding] += 1;
    }
    expect(sent.br).toBeGreaterThan(0);
  });

  it('sends the gzip file to a client that does not accept brotli', async () => {
    const { headers, body } = await get('/about', 'gzip');
    expect(headers['content-encoding']).toBe('gzip');
    const gzip = fileAt('/about').encoded.find(({ encoding }) => encoding === 'gzip');
    expect(gzip && body.equals(bytesOf(gzip))).toBe(true);
  });

  it('does not serve a brotli file at an address of its own', async () => {
    expect(await get('/about.html.br', 'br')).toMatchObject({ status: 404 });
  });
});
