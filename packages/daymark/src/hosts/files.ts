import { caddyfile } from './caddy/config.ts';
import { workerFiles } from './cloudflare/files.ts';
import { containerFiles } from './container/files.ts';
import { headersFile } from './netlify/headers.ts';
import { netlifyConfiguration, redirectsFile } from './netlify/redirects.ts';
import { nginxConfig } from './nginx/config.ts';
import { type PublishedSite, withMissingPages } from './published-site.ts';
import { systemdFiles } from './systemd/units.ts';
import { twoOriginsFiles } from './two-origins/haproxy.ts';
import { vercelConfiguration } from './vercel/configuration.ts';

/** Returns the text of a file for a host. */
type MakeFile = (site: PublishedSite) => string | Promise<string>;

/** The files that the build writes for hosts, by path in the `deploy` folder of the build. */
export const hostFiles: Readonly<Record<string, MakeFile>> = {
  ...containerFiles,
  ...systemdFiles,
  ...workerFiles,
  _headers: (site) => headersFile(withMissingPages(site)),
  _redirects: redirectsFile,
  'netlify.toml': () => netlifyConfiguration,
  'vercel.json': (site) => vercelConfiguration(withMissingPages(site)),
  'nginx.conf': (site) => nginxConfig(site),
  Caddyfile: (site) => caddyfile(site),
  ...twoOriginsFiles,
};
