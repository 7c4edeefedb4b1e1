import type { Network } from '../site/schema/networks/networks.ts';
import type { Site } from '../site/schema/site.ts';

/** Google's own id as an authority that certifies sellers. Source: Google's help on ads.txt. */
const GOOGLE_AUTHORITY = 'f08c47fec0942fa0';

/**
 * What stands in an ads.txt that authorises nobody, which an empty file would not say.
 * Source: https://iabtechlab.com/ads-txt/, version 1.1, section 3.2.1
 */
const NOBODY = 'placeholder.example.com, placeholder, DIRECT, placeholder';

/** Who may sell the space of the site: the text of ads.txt, made from the registry of networks. */
export function adsTxt({ networks, identity }: Pick<Site, 'networks' | 'identity'>): string {
  const records = [...new Set(networks.flatMap(recordsOf).map(tidy))];
  const owner = new URL(identity.url).hostname.replace(/^www\./, '');
  return [`OWNERDOMAIN=${owner}`, ...(records.length > 0 ? records : [NOBODY]), ''].join('\n');
}

function recordsOf(network: Network): readonly string[] {
  if (network.adapter !== 'adsense') return network.adsTxt;
  return [`google.com, ${network.client.replace(/^ca-/, '')}, DIRECT, ${GOOGLE_AUTHORITY}`];
}

/** A record as every other is written, so that the same one is known again. */
function tidy(record: string): string {
  const [system = '', account = '', relation = '', ...authority] = record.split(/\s*,\s*/);
  return [system.toLowerCase(), account, relation.toUpperCase(), ...authority].join(', ');
}
