import type { Network } from '../settings/schema/networks/networks.ts';

/** The CSP source for any host, which makes other hosts in the list redundant. */
const ANY = 'https:';

/** Returns every host that a network's code may contact, as CSP sources without duplicates. */
export function hostsOf(network: Network): string[] {
  const hosts = [...(network.adapter.hosts?.(network) ?? []), ...(network.hosts ?? [])];
  return hosts.includes(ANY) ? [ANY] : [...new Set(hosts)];
}
