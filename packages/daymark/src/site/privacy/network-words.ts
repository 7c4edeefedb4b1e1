import type { Network } from '../../settings/schema/networks/networks.ts';
import { modeOf } from '../../settings/schema/networks/traits.ts';

/** Describes where the code of a network runs, and what it can access. */
export function placeWords(network: Network, frameHost: string | undefined): string {
  switch (modeOf(network)) {
    case 'frame':
      return `Its code runs in a closed frame: it cannot read the page around it, and can keep nothing there.${network.cookies.length > 0 ? ' The servers it contacts may still set cookies of their own, where your browser lets them.' : ''}`;
    case 'second-host':
      return `Its code runs in a frame on another host of the publisher’s${frameHost ? `, ${new URL(frameHost).host}` : ''}: it cannot read the page around it, and may keep things on that host.`;
    case 'inline':
      return 'Its code runs in the page itself, so it can read what stands there.';
  }
}

/** Describes whether visitors are asked before a network is contacted, and by whom. */
export function askedWords({ needsConsent }: Network, platform: string | undefined): string {
  if (!needsConsent) return 'It keeps nothing in your browser and loads without a question.';
  // A platform may decide that the local law requires no consent.
  return platform
    ? `Where ${platform} finds that the law asks for it, nothing of it loads before you have agreed.`
    : 'Nothing of it loads before you have agreed.';
}
