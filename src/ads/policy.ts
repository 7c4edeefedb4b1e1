import type { Guest } from '../../server/guest.ts';
import type { Policy, SitePolicy } from '../../server/policy.ts';
import type { Network } from '../site/schema/networks/networks.ts';
import { modeOf, networksToAskFor } from '../site/schema/networks/traits.ts';
import type { Site } from '../site/schema/site.ts';
import { framePath } from './filling.ts';
import { hostsOf } from './hosts.ts';
import { SANDBOX, SECOND_HOST_SANDBOX } from './sandbox.ts';

type Registry = Pick<Site, 'networks' | 'consent' | 'identity'>;

/** The policies of the pages that networks run in, by URL path. */
export function framePolicies({ networks, identity }: Registry): SitePolicy {
  return Object.fromEntries(
    networks
      .filter((network) => modeOf(network) !== 'inline')
      .map((network) => [framePath(network.id), framePolicy(network, identity.url)]),
  );
}

/**
 * What protects visitors from a network is the sandbox: an origin that is nobody's, no way to the
 * page around it. The policy limits whom the network may contact. Within that it allows inline code
 * and `eval`: creatives are written into frames without an address, which inherit this policy, and
 * nobody could hash what a network writes there. A hash of ours would switch that off again.
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
    // Said here too: opened by its address, the page is no more than in its frame.
    sandbox: isSecond ? SECOND_HOST_SANDBOX : SANDBOX,
  };
}

/**
 * What pages of the site carry of others: networks that run in them, and the consent platform where
 * one of its answers is waited for or taken back.
 */
export function guestsOf({ networks, consent: { platform } }: Registry): Guest[] {
  const inline = networks
    .filter((network) => modeOf(network) === 'inline')
    .map(
      (network): Guest => ({
        name: network.name,
        marks: [markOf(network)],
        sources: inPage(hostsOf(network)),
      }),
    );
  if (!platform) return inline;
  const hosts = [...new Set([new URL(platform.script).origin, ...platform.hosts])];
  const marks = networksToAskFor(networks).map(markOf);
  return [...inline, { name: platform.name, marks: [...marks, CHOICES], sources: inPage(hosts) }];
}

/** What the box of a slot carries that the network fills. */
const markOf = ({ id }: Network) => ['data-network', id] as const;

/** The button that takes an answer to the platform back. Its section has the id of any heading on advertising. */
const CHOICES = ['data-platform', 'true'] as const;

/** Code of others in the page sets styles of its own; beyond that it has its hosts, and no more. */
function inPage(hosts: string[]): Policy {
  return {
    'script-src': hosts,
    'style-src': ["'unsafe-inline'"],
    'img-src': hosts,
    'connect-src': hosts,
    'frame-src': hosts,
  };
}
