import * as wording from '#words';
import type { Network } from '../../settings/network.ts';
import { isAnyoneAsked, modeOf } from '../../settings/network.ts';
import type { Site } from '../../settings/site.ts';
import { NetworkStorage } from './NetworkStorage.tsx';

/** The settings that the privacy page describes. */
export type DisclosedSettings = Pick<Site, 'networks' | 'ads' | 'consent'>;

/** Describes the ad networks: what they receive and store, and whether they need consent. */
export function NetworksDisclosure({ networks, ads, consent: { platform } }: DisclosedSettings) {
  if (networks.length === 0) return <p>{wording.noNetworks}</p>;
  return (
    <>
      <p>{wording.networksFill(networks.length)}</p>
      <ul>
        {networks.map((network) => (
          <li key={network.id}>
            <strong>{network.name}</strong>. {wording.itReceives(network.receives)}{' '}
            {placeWords(network, ads.frameHost)} {askedWords(network, platform?.name)}{' '}
            <a href={network.privacyPolicy}>{wording.privacyPolicyOf(network.name)}</a>.
          </li>
        ))}
      </ul>
      <NetworkStorage networks={networks} />
      {isAnyoneAsked({ networks }) && <Asking platform={platform} />}
    </>
  );
}

function Asking({ platform }: Pick<Site['consent'], 'platform'>) {
  return (
    <p>
      {platform ? (
        <>
          {wording.platformAsks(platform.name)}{' '}
          <a href={platform.privacyPolicy}>{wording.privacyPolicyOf(platform.name)}</a>.
        </>
      ) : (
        wording.refusalIsFree
      )}{' '}
      {wording.changeAnswer((text) => (
        <a key="preferences" href="/preferences#advertising">
          {text}
        </a>
      ))}
    </p>
  );
}

/** Describes where the code of a network runs, and what it can access. */
function placeWords(network: Network, frameHost: string | undefined): string {
  const mode = modeOf(network);
  if (mode === 'inline') return wording.codeRuns.inline;
  const isSecond = mode === 'second-host' && frameHost;
  const code = isSecond ? wording.codeRunsOn(new URL(frameHost).host) : wording.codeRuns[mode];
  const setsCookies = mode === 'frame' && network.cookies.length > 0;
  return `${code} ${wording.learnsPage}${setsCookies ? ` ${wording.serversSetCookies}` : ''}`;
}

/** Describes whether a network needs consent, and whether a consent platform asks for it. */
function askedWords({ needsConsent }: Network, platform: string | undefined): string {
  if (!needsConsent) return wording.neverAsked;
  // A platform may decide that the local law requires no consent.
  return platform ? wording.askedByPlatform(platform) : wording.askedFirst;
}
