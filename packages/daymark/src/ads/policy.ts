import type { PagePolicies, Policy } from '../http/policy.ts';
import type { ThirdPartyCode } from '../output/page-sources.ts';
import type { Network } from '../settings/network.ts';
import { modeOf, networksNeedingConsent } from '../settings/network.ts';
import type { Settings } from '../settings/site.ts';
import { framePath } from './filling.ts';
import { framedNetworks } from './frame/make-frame-settings.ts';
import { sandboxOf } from './frame/protocol.ts';

type Registry = Pick<Settings, 'networks' | 'consent' | 'identity'>;

/** The CSP source for any host, which makes other hosts in the list redundant. */
const ANY_HOST = 'https:';

/** Returns every host that a network's code may contact, as CSP sources without duplicates. */
function hostsOf(network: Network): string[] {
  const hosts = [...(network.adapter.hosts?.(network) ?? []), ...(network.hosts ?? [])];
  return hosts.includes(ANY_HOST) ? [ANY_HOST] : [...new Set(hosts)];
}

/** Returns the CSPs of frame pages, which run networks' code in iframes, by URL path. */
export function framePolicies({ networks, identity }: Registry): PagePolicies {
  return Object.fromEntries(
    framedNetworks({ networks }).map((network) => [
      framePath(network.id),
      framePolicy(network, identity.url),
    ]),
  );
}

/**
 * Returns the CSP of a network's frame page. The sandbox gives the frame an opaque origin, or the origin
 * of the second host (`ads.frameHost`), and no access to the page around the frame. The CSP limits the
 * hosts that the network may contact. The policy allows inline code and `eval`, because networks write
 * creatives into nested frames that inherit this CSP, and the hashes of the creatives' scripts are not
 * known in advance. The engine's own script has no hash here: a hash would disable 'unsafe-inline'.
 */
function framePolicy(network: Network, siteUrl: string): Policy {
  const hosts = hostsOf(network);
  const isSecond = modeOf(network) === 'second-host';
  return {
    'default-src': [],
    'script-src': ["'unsafe-inline'", "'unsafe-eval'", ...hosts],
    'style-src': ["'unsafe-inline'", ...hosts],
    'img-src': ['data:', ...hosts],
    'font-src': hosts,
    'connect-src': hosts,
    'frame-src': hosts,
    'media-src': hosts,
    'base-uri': [],
    'form-action': hosts,
    'frame-ancestors': [isSecond ? new URL(siteUrl).origin : "'self'"],
    // The sandbox also applies if the page is opened directly by its URL.
    sandbox: sandboxOf(isSecond, network.mayReplacePage === true),
  };
}

/**
 * Returns the third-party code that runs in pages of the site: inline networks, and the consent
 * platform, on pages that need its answer or have a button to change the answer.
 */
export function inlineThirdParties({ networks, consent }: Registry): ThirdPartyCode[] {
  const { platform } = consent;
  const inline = networks
    .filter((network) => modeOf(network) === 'inline')
    .map((network) => thirdParty(network.name, [markOf(network)], hostsOf(network)));
  if (!platform) return inline;
  const hosts = [...new Set([new URL(platform.script).origin, ...platform.hosts])];
  const marks = networksNeedingConsent(networks).map(markOf);
  return [...inline, thirdParty(platform.name, [...marks, CHOICES], hosts)];
}

/** Returns the attribute that marks the slot boxes which a network may fill. */
const markOf = ({ id }: Network) => ['data-network', id] as const;

/**
 * The attribute that marks the button which opens the platform's choices. The id of the section
 * around the button is no mark, because a heading "Advertising" in any text gets the same id.
 */
const CHOICES = ['data-platform', 'true'] as const;

/** Returns third-party code with a CSP that allows only inline styles and the given hosts. */
function thirdParty(name: string, marks: ThirdPartyCode['marks'], hosts: string[]): ThirdPartyCode {
  const sources = {
    'script-src': hosts,
    'style-src': ["'unsafe-inline'"],
    'img-src': hosts,
    'connect-src': hosts,
    'frame-src': hosts,
  };
  return { name, marks, sources };
}
