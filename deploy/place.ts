import type { PublishedSite } from './published-site.ts';

/** Where a server of its own, such as nginx or Caddy, serves a site. */
export interface Place {
  /** The folder of the files on the machine of the server, from its root; of one build and no other. */
  readonly root: string;
  /** What plain http listens on: `80`, or an address and a port. */
  readonly http: string;
  /** What https listens on; without it the site is served over plain http, as behind a balancer. */
  readonly https?: { readonly listen: string; readonly certificate?: Certificate };
}

/** Files of the server's machine in the format PEM; without them, Caddy gets a certificate itself. */
export interface Certificate {
  readonly chain: string;
  readonly key: string;
}

/** Where a site is served when its owner has said nothing: as packages of Linux lay out a server. */
export function usualPlace({ url }: PublishedSite): Place {
  const folder = `/etc/letsencrypt/live/${url.hostname}`;
  return {
    root: `/srv/${url.hostname}/current/site`,
    http: '80',
    https: {
      listen: '443',
      certificate: { chain: `${folder}/fullchain.pem`, key: `${folder}/privkey.pem` },
    },
  };
}

/** The same for Caddy, which gets its certificate by itself. */
export function usualPlaceOfCaddy(site: PublishedSite): Place {
  return { ...usualPlace(site), https: { listen: '443' } };
}
