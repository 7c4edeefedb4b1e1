import * as wording from '#words';
import { isAnyoneAsked } from '../../settings/needs-consent.ts';
import type { Network } from '../../settings/schema/networks/networks.ts';
import type { Site } from '../../settings/schema/site.ts';
import { NetworkStorage } from './NetworkStorage.tsx';
import { askedWords, placeWords } from './network-words.ts';

type Registry = Pick<Site, 'networks' | 'ads' | 'consent'>;

/** Describes the networks of the site, the data that they receive and store, and their consent. */
export function NetworksDisclosure({ networks, ads, consent: { platform } }: Registry) {
  if (networks.length === 0) return <p>{wording.noNetworks}</p>;
  return (
    <>
      <p>{wording.networksFill(networks.length)}</p>
      <ul>
        {networks.map((network) => (
          <li key={network.id}>
            <NetworkDisclosure
              network={network}
              frameHost={ads.frameHost}
              platform={platform?.name}
            />
          </li>
        ))}
      </ul>
      <NetworkStorage networks={networks} />
      {isAnyoneAsked({ networks }) && <Asking platform={platform} />}
    </>
  );
}

interface NetworkDisclosureProps {
  network: Network;
  frameHost: string | undefined;
  platform: string | undefined;
}

function NetworkDisclosure({ network, frameHost, platform }: NetworkDisclosureProps) {
  return (
    <>
      <strong>{network.name}</strong>. {wording.itReceives(network.receives)}{' '}
      {placeWords(network, frameHost)} {askedWords(network, platform)}{' '}
      <a href={network.privacyPolicy}>{wording.privacyPolicyOf(network.name)}</a>.
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
