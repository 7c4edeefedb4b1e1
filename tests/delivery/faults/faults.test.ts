import { chmod, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeHostFiles } from '../../../packages/daymark/src/hosts/build.ts';
import { readPublishedSite } from '../../../packages/daymark/src/hosts/published-site.ts';
import { writeAddress } from '../../../packages/daymark/src/output/site-records.ts';
import { ask } from '../../embedded-server.ts';
import { makeSite, siteFiles } from '../../small-site.ts';
import { expected } from '../contract/differences.ts';
import { apache } from '../hosts/apache.ts';
import { caddy } from '../hosts/caddy.ts';
import { embedded } from '../hosts/embedded.ts';
import type { Host } from '../hosts/host.ts';
import { nginx } from '../hosts/nginx.ts';

/**
 * The servers to test: they read a file of the site only when it is requested, so the file may be
 * missing then. Apache does so too, but is not tested, because the web host sets its timeouts.
 */
const servers: readonly Host[] = [embedded, nginx, caddy];

async function serve(host: Host, files = siteFiles): Promise<{ root: string; port: number }> {
  const root = await makeSite(files);
  const out = dirname(root);
  // Servers that root starts run as another user, who needs access to the folder.
  await chmod(dirname(out), 0o755);
  await writeAddress(out, 'https://site.example');
  await writeHostFiles(readPublishedSite(out), join(out, 'deploy'));
  const { port, stop } = await host.start(out);
  onTestFinished(stop);
  return { root, port };
}

describe.each([...servers, apache])('$name', (host) => {
  it('sends 416 for every range of an empty file', async () => {
    const { port } = await serve(host);
    expect((await ask(port, '/empty.txt')).status).toBe(200);
    for (const range of ['bytes=0-', 'bytes=0-4', 'bytes=-5']) {
      const { status, body } = await ask(port, '/empty.txt', { headers: { Range: range } });
      const promise = `the status for the range ${range} of an empty file` as const;
      expect([range, status]).toEqual([range, expected(host.name, promise, 416)]);
      if (status !== 416) expect(body).toHaveLength(0);
    }
  });

  it('responds to a request for a removed file with an error, and still serves other files', async () => {
    const { root, port } = await serve(host);
    await rm(join(root, 'robots.txt'));
    const { status, body } = await ask(port, '/robots.txt');
    const failure = [500, siteFiles['500.html']];
    expect([status, String(body)]).toEqual(
      expected(host.name, 'the response for a removed file', failure),
    );
    expect((await ask(port, '/')).status).toBe(200);
  });
});

it('every server disconnects a client that does not finish its headers in time', async () => {
  const disconnect = async (host: Host) => {
    const { port } = await serve(host);
    const socket = connect(port, '127.0.0.1');
    const begun = performance.now();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    const trickle = setInterval(() => socket.write('a: b\r\n'), 500);
    socket.on('error', () => socket.destroy());
    const reply = await text(socket).catch(() => '');
    clearInterval(trickle);
    expect(reply, host.name).toMatch(/^(?:$|HTTP\/1\.1 40[08] )/);
    expect(performance.now() - begun, host.name).toBeLessThan(8_000);
  };
  await Promise.all(servers.map(disconnect));
});
