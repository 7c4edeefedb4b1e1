import { join } from 'node:path';
import { joinPolicies, policyFinder } from '../http/policy.ts';
import { folderOf, isPage } from '../http/urls.ts';
import { parseRecords, type RecordedSite, readRecords } from '../output/site-records.ts';
import { type PublishedFile, publishedFiles, shareHeaders } from '../server/site-index.ts';

/** A site exceeds a limit of a host. The build leaves out the file for that host. */
export class HostLimitError extends Error {}

/** A built site, as the configurations of hosts need it. */
export interface PublishedSite extends RecordedSite {
  readonly root: string;
  /** Every file, with its URL path and its headers over plain http. */
  readonly files: readonly PublishedFile[];
}

/** Reads a built site from the folder of a build. Throws when a part is missing or malformed. */
export function readPublishedSite(out: string): PublishedSite {
  const root = join(out, 'site');
  const site = parseRecords(readRecords(out));
  return { ...site, root, files: publishedFiles(root, site.policies, site.folders) };
}

/**
 * Returns a site for hosts that send the 404 page with the headers of the missing page's kind: the
 * policies of the kinds of pages in folders also allow the styles of the 404 page.
 */
export function withMissingPages(site: PublishedSite): PublishedSite {
  const { folders } = site;
  const policyOf = policyFinder(site.policies, folders);
  const missingIn = (path: string) => ({
    'style-src': policyOf(`${path}/404`)?.['style-src'] ?? [],
  });
  const policies = site.policies.flatMap(({ addresses, policy }) => {
    // Only kinds of pages are grouped by folder.
    const byFolder = Map.groupBy(addresses, (address) =>
      address.includes('*') ? (folderOf(address, folders)?.path ?? '') : undefined,
    );
    return [...byFolder].map(([path, alike]) => ({
      addresses: alike,
      policy: path === undefined ? policy : joinPolicies(policy, missingIn(path)),
    }));
  });
  const policyIn = policyFinder(policies, folders);
  const headersOf = shareHeaders(folders);
  const files = site.files.map((found) =>
    isPage(found.file) ? { ...found, headers: headersOf(found.file, policyIn(found.url)) } : found,
  );
  return { ...site, policies, files };
}

/**
 * The place of a site on a separate server such as nginx or Caddy: its folder and its addresses.
 */
export interface ServerPlace {
  /** The absolute path of the folder with the site's files, on the server's machine. */
  readonly root: string;
  /** The address for plain http: `80`, or an address and a port. */
  readonly http: string;
  /**
   * Absent if the site is served over plain http, for example behind a load balancer. The certificate
   * consists of PEM files on the server's machine. Without it, nginx uses the certificate of Certbot,
   * and Caddy obtains one by itself.
   */
  readonly https?: {
    readonly listen: string;
    readonly certificate?: { chain: string; key: string };
  };
}

/** Returns the default place of a site. */
export const usualPlace = ({ url }: RecordedSite): ServerPlace => ({
  root: `/srv/${url.hostname}/current/site`,
  http: '80',
  https: { listen: '443' },
});
