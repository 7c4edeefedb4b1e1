import { readPublishedSite } from '../../../packages/daymark/src/hosts/published-site.ts';
import { serveByCaddy } from '../hosts/caddy.ts';
import { embedded } from '../hosts/embedded.ts';
import { freePort } from '../hosts/free-port.ts';
import type { Serve } from '../hosts/host.ts';
import { serveByNginx } from '../hosts/nginx.ts';
import { openTlsFront, type SecureHost } from './tls-front.ts';
import type { WrittenCertificate } from './write-certificate.ts';

type Start = (out: string, certificate: WrittenCertificate) => Promise<SecureHost>;

/** Starts a server that terminates TLS itself, with localhost as the site's host name. */
async function startAt(
  out: string,
  { files }: WrittenCertificate,
  serve: Serve,
): Promise<SecureHost> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const site = { ...readPublishedSite(out), url: new URL(`https://localhost:${httpsPort}`) };
  const place = {
    root: site.root,
    http: `127.0.0.1:${httpPort}`,
    https: { listen: `127.0.0.1:${httpsPort}`, certificate: files },
  };
  return { httpPort, httpsPort, stop: await serve(site, place, httpsPort) };
}

/** Starts each self-hosted server with TLS. The keys are the names of the servers. */
export const secureHosts: Readonly<Record<string, Start>> = {
  // The embedded server has no TLS, so a proxy in front of it terminates TLS.
  async 'the embedded server'(out, certificate) {
    const host = await embedded.start(out);
    const front = await openTlsFront(host.port, certificate);
    return { ...front, stop: async () => void (await Promise.all([front.stop(), host.stop()])) };
  },

  nginx: (out, certificate) => startAt(out, certificate, serveByNginx),
  Caddy: (out, certificate) => startAt(out, certificate, serveByCaddy),
};
