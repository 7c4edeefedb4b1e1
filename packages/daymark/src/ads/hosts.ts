import type { Network } from '../settings/schema/networks/networks.ts';
import { isGoogle } from '../settings/schema/networks/traits.ts';

/**
 * Hosts that Google's tags are known to need. Google publishes no list and changes the hosts. An
 * owner adds hosts that the browser console reports as blocked, or "https:" for any host.
 * Source: https://developers.google.com/publisher-tag/guides/content-security-policy, and reports
 * of sites that maintain such a list.
 */
const GOOGLE = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.adtrafficquality.google',
  'https://*.gstatic.com',
  'https://www.google.com',
  'https://www.googletagservices.com',
  'https://fundingchoicesmessages.google.com',
];

/** Allows any host, so that further hosts in the list are redundant. */
const ANY = 'https:';

/** Returns every host that a network's code may contact, as CSP sources without duplicates. */
export function hostsOf(network: Network): string[] {
  if (network.hosts.includes(ANY)) return [ANY];
  const known = isGoogle(network) ? GOOGLE : [];
  const script = 'script' in network ? [new URL(network.script).origin] : [];
  return [...new Set([...script, ...known, ...network.hosts])];
}
