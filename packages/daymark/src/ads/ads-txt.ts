import type { Network } from '../settings/schema/networks/networks.ts';
import type { Site } from '../settings/schema/site.ts';

/**
 * An ads.txt file with only this record authorises no sellers. An empty file does not mean that.
 * Source: https://iabtechlab.com/ads-txt/, version 1.1, section 3.2.1
 */
const NOBODY = 'placeholder.example.com, placeholder, DIRECT, placeholder';

/** Returns the text of ads.txt, which lists who may sell ad space of the site, for all networks. */
export function adsTxt({ networks, identity }: Pick<Site, 'networks' | 'identity'>): string {
  const records = [...new Set(networks.flatMap(recordsOf).map(tidy))];
  const owner = new URL(identity.url).hostname.replace(/^www\./, '');
  return [`OWNERDOMAIN=${owner}`, ...(records.length > 0 ? records : [NOBODY]), ''].join('\n');
}

const recordsOf = (network: Network) => network.adapter.adsTxt?.(network) ?? network.adsTxt ?? [];

/** Normalizes a record, so that duplicate records are equal strings. */
function tidy(record: string): string {
  const [system = '', account = '', relation = '', ...authority] = record.split(/\s*,\s*/);
  return [system.toLowerCase(), account, relation.toUpperCase(), ...authority].join(', ');
}
