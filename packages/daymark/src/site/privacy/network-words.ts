import * as wording from '#words';
import type { Network } from '../../settings/schema/networks/networks.ts';
import { modeOf } from '../../settings/schema/networks/traits.ts';

/** Describes where the code of a network runs, and what it can access. */
export function placeWords(network: Network, frameHost: string | undefined): string {
  const mode = modeOf(network);
  if (mode === 'second-host' && frameHost) return wording.codeRunsOn(new URL(frameHost).host);
  const isSilent = mode !== 'frame' || network.cookies.length === 0;
  return wording.codeRuns[mode] + (isSilent ? '' : ` ${wording.serversSetCookies}`);
}

/** Describes whether the site or a consent platform asks visitors before contact with a network. */
export function askedWords({ needsConsent }: Network, platform: string | undefined): string {
  if (!needsConsent) return wording.neverAsked;
  // A platform may decide that the local law requires no consent.
  return platform ? wording.askedByPlatform(platform) : wording.askedFirst;
}
