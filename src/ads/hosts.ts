import type { Network } from '../site/schema/networks/networks.ts';
import { isGoogle } from '../site/schema/networks/traits.ts';

/**
 * Hosts that Google's tags are known to need. Google names none and changes them; an owner adds
 * what the browser's console reports as refused, or "https:" for any.
 * Source: https://developers.google.com/publisher-tag/guides/content-security-policy, and reports
 * of sites that keep such a list.
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

/** Any host: names beside it would say nothing more. */
const ANY = 'https:';

/** Every host that the code of a network may contact, as sources of a policy, each once. */
export function hostsOf(network: Network): string[] {
  if (network.hosts.includes(ANY)) return [ANY];
  const known = isGoogle(network) ? GOOGLE : [];
  const script = 'script' in network ? [new URL(network.script).origin] : [];
  return [...new Set([...script, ...known, ...network.hosts])];
}
