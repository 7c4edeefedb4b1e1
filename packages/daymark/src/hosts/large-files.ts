import type { SitePolicies } from '../http/site-policies.ts';
import type { ConfiguredSite } from './published-site.ts';

/** The maximum size of a file for a host in bytes, except that of the server itself. */
export const LARGEST = 256 * 1024;

/** The server itself, whose size does not depend on the site. */
export const SERVER = 'server.mjs';

/** Returns the number of pages that have another policy than most pages of their kind. */
function countExceptions(policies: SitePolicies): number {
  return policies
    .flatMap(({ addresses }) => addresses)
    .filter((address) => /^\/[^*]+\/[^*]+$/.test(address)).length;
}

/**
 * Returns a warning about files for hosts that are too large; undefined if there are none. The build
 * writes these files all the same, because nginx and Caddy have no limit.
 * @param sizes - the sizes of the files in bytes, by path
 */
export function largeFilesWarning(
  sizes: ReadonlyMap<string, number>,
  { policies, redirects }: ConfiguredSite,
): string | undefined {
  const large = [...sizes].filter(([file, size]) => size > LARGEST && file !== SERVER);
  if (large.length === 0) return undefined;
  const found = large.map(([file, size]) => `${file} with ${Math.ceil(size / 1024)} KB`);
  return (
    `Files for hosts: expected at most ${LARGEST / 1024} KB each; found ${found.join(', ')}. ` +
    `They list ${countExceptions(policies)} pages, which have a player, a form or a network that ` +
    'most pages of their kind do not have, and ' +
    `${Object.keys(redirects).length} redirects. Remove old redirects, use players, forms and ` +
    'networks in fewer pages, or serve the site with the embedded server.'
  );
}
