import { createHash } from 'node:crypto';
import type { Network } from '../site/schema/networks/networks.ts';
import { isGoogle, modeOf, networksToAskFor } from '../site/schema/networks/traits.ts';
import type { Site } from '../site/schema/site.ts';
import type { ConsentSettings } from './answer.ts';

/** What a page tells its script of consent. Empty of networks where none needs it. */
export function consentSettings(site: Pick<Site, 'networks' | 'consent'>): ConsentSettings {
  const asked = networksToAskFor(site.networks);
  const { months, platform } = site.consent;
  const kept = asked
    .filter((network) => modeOf(network) === 'inline' && network.cookies.length > 0)
    .map(({ id, cookies }) => [id, cookies.map(({ name }) => name)] as const);
  return {
    networks: Object.fromEntries(asked.map(({ id, name }) => [id, name])),
    vendors: Object.fromEntries(
      asked.flatMap((network) => {
        const vendor = vendorOf(network);
        return vendor ? [[network.id, vendor]] : [];
      }),
    ),
    ...(kept.length > 0 && { kept: Object.fromEntries(kept) }),
    version: versionOf(asked),
    months,
    platform: platform
      ? { name: platform.name, script: platform.script, reopen: platform.reopen }
      : false,
  };
}

/** Google Advertising Products. Source: IAB Europe, Global Vendor List 3. */
const GOOGLE = 755;

/** Without a number a network is granted by the purpose alone: not every seller is on the list. */
const vendorOf = (network: Network) => network.vendor ?? (isGoogle(network) ? GOOGLE : undefined);

/**
 * Tells one set of networks from another, so that a new one asks anew: who they are and what they
 * keep. An id alone might pass from one firm to the next.
 */
function versionOf(networks: readonly Network[]): string {
  const told = networks.map(({ id, name, privacyPolicy, cookies }) =>
    JSON.stringify([id, name, privacyPolicy, ...cookies.map((cookie) => cookie.name)]),
  );
  return createHash('sha256').update(told.toSorted().join()).digest('base64url').slice(0, 8);
}
