import { createHash } from 'node:crypto';
import { partiesNeedingConsent } from '../settings/asking.ts';
import { modeOf, networksNeedingConsent } from '../settings/network.ts';
import type { Settings } from '../settings/site.ts';
import type { ConsentSettings } from './answer.ts';

/** Returns the settings of a page's consent scripts, with the companies that need consent. */
export function consentSettings(
  settings: Pick<Settings, 'networks' | 'services' | 'identity' | 'consent'>,
): ConsentSettings {
  const parties = partiesNeedingConsent(settings);
  const asked = networksNeedingConsent(settings.networks);
  const { months, platform, gpc } = settings.consent;
  const kept = asked
    .filter((network) => modeOf(network) === 'inline' && network.cookies.length > 0)
    .map(({ id, cookies }) => [id, cookies.map(({ name }) => name)] as const);
  // In the page itself, only Google's tags learn of a restriction.
  const restrictable = asked
    .filter((network) => modeOf(network) !== 'inline' || network.adapter.inline?.(network).request)
    .filter(({ adapter }) => adapter.consent?.restricts)
    .map(({ id }) => id);
  return {
    networks: Object.fromEntries(parties.map(({ id, name }) => [id, name])),
    // A network that is not in IAB Europe's Global Vendor List needs consent to storage only.
    vendors: Object.fromEntries(
      asked.flatMap(({ id, vendor, adapter }) => {
        const number = vendor ?? adapter.consent?.vendor;
        return number ? [[id, number]] : [];
      }),
    ),
    ...(kept.length > 0 && { kept: Object.fromEntries(kept) }),
    ...(restrictable.length > 0 && (platform || gpc === 'restrict') && { restrictable }),
    ...(gpc === 'restrict' && { gpc }),
    version: versionOf(parties),
    months,
    platform: platform
      ? {
          name: platform.name,
          script: platform.script,
          attributes: platform.attributes,
          timeout: platform.timeoutSeconds,
          reopen: platform.reopen,
        }
      : false,
  };
}

/** A company, with the items that it stores in browsers. */
type Disclosed = ReturnType<typeof partiesNeedingConsent>[number] & {
  cookies?: readonly { name: string }[];
};

/**
 * Returns a hash of the networks' identities and stored data, so that visitors are asked again if any of
 * these change. Ids alone are not enough, because owners may give an id to another company.
 */
function versionOf(parties: readonly Disclosed[]): string {
  const disclosed = parties.map(({ id, name, privacyPolicy, cookies = [] }) =>
    JSON.stringify([id, name, privacyPolicy, ...cookies.map((cookie) => cookie.name)]),
  );
  return createHash('sha256').update(disclosed.toSorted().join()).digest('base64url').slice(0, 8);
}
