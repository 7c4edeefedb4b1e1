import type { ConfiguredSite } from './published-site.ts';

/** Where a separate server, such as nginx or Caddy, finds and serves a site. */
export interface Place {
  /** The absolute path of the folder with the site's files, on the server's machine. */
  readonly root: string;
  /** The address for plain http: `80`, or an address and a port. */
  readonly http: string;
  /** Absent if the site is served over plain http, for example behind a load balancer. */
  readonly https?: { readonly listen: string; readonly certificate?: Certificate };
}

/** PEM files on the server's machine. Without them, Caddy obtains a certificate by itself. */
export interface Certificate {
  readonly chain: string;
  readonly key: string;
}

/** Returns the default place of a site: files in `/srv`, and the certificate from Certbot. */
export function usualPlace({ url }: ConfiguredSite): Place {
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

/** Returns the default place for Caddy, which obtains its certificate by itself. */
export function usualPlaceOfCaddy(site: ConfiguredSite): Place {
  return { ...usualPlace(site), https: { listen: '443' } };
}
