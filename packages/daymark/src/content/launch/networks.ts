import type { Network } from '../../settings/network.ts';
import { adsTxtLinesOf, modeOf } from '../../settings/network.ts';
import { isAdsTxtRecord } from '../../settings/schema/network-fields.ts';
import type { Site } from '../../settings/site.ts';
import type { SettingsRemark } from './remark.ts';

/** Remarks on ad networks and on the consent platform. */
export function networkRemarks({
  networks,
  ads,
  consent: { platform },
}: Pick<Site, 'networks' | 'ads' | 'consent'>): SettingsRemark[] {
  const remarks = networks.flatMap((network, index) => [
    // The records of an ads.txt that somebody else maintains are unknown.
    ...(ads.adsTxt ? [] : withoutRecords(network, `networks.${index}`)),
    ...inPage(network, `networks.${index}`),
  ]);
  if (!platform) return remarks;
  const expected = 'no consent platform, unless a network requires one';
  return [...remarks, looserPolicy('consent.platform', expected, platform.name)];
}

const looserPolicy = (field: string, expected: string, name: string): SettingsRemark => ({
  id: 'looser-policy',
  field,
  expected,
  found: `"${name}", whose script runs in the pages`,
  effect:
    'Visitors load pages whose content security policy permits this script, which can read and change the whole page.',
});

function withoutRecords(network: Network, field: string): SettingsRemark[] {
  if (adsTxtLinesOf(network).some(isAdsTxtRecord)) return [];
  return [
    {
      id: 'no-ads-txt',
      field: `${field}.adsTxt`,
      expected: 'the ads.txt records that the network gives its publishers, if it has any',
      found: 'no record',
      effect: `Buyers may refuse slots that /ads.txt does not permit "${network.name}" to sell, so visitors see fewer paid ads.`,
    },
  ];
}

function inPage(network: Network, field: string): SettingsRemark[] {
  if (modeOf(network) !== 'inline') return [];
  const canChoose = network.mode !== undefined && network.adapter.snippet !== undefined;
  const expected = canChoose
    ? 'the mode "frame" or "second-host", unless the network forbids frames'
    : 'a network that runs in a frame, if you can choose';
  return [looserPolicy(canChoose ? `${field}.mode` : field, expected, network.name)];
}
