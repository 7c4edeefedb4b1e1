import { isAnyoneAsked } from '../../settings/needs-consent.ts';
import type { Network } from '../../settings/schema/networks/networks.ts';
import type { Site } from '../../settings/schema/site.ts';
import { NetworkStorage } from './NetworkStorage.tsx';
import { askedWords, placeWords } from './network-words.ts';

type Registry = Pick<Site, 'networks' | 'ads' | 'consent'>;

/**
 * Describes the networks of the site, what they receive and store, and whether visitors are asked.
 */
export function NetworksDisclosure({ networks, ads, consent: { platform } }: Registry) {
  if (networks.length === 0)
    return (
      <p>
        No advertising network has been added to this site: its boxes hold house notes or are kept
        free, and contact nobody. If the publisher adds one, this page will describe it, including
        what it receives and what it stores, and nothing of it will load before you have agreed
        wherever consent is needed.
      </p>
    );
  return (
    <>
      <p>
        {networks.length === 1 ? 'This network' : 'These networks'} may fill boxes of this site:
      </p>
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
      <strong>{network.name}</strong>. It receives {network.receives}.{' '}
      {placeWords(network, frameHost)} {askedWords(network, platform)}{' '}
      <a href={network.privacyPolicy}>Privacy policy of {network.name}</a>.
    </>
  );
}

function Asking({ platform }: Pick<Site['consent'], 'platform'>) {
  return (
    <p>
      {platform ? (
        <>
          The question is asked by {platform.name}, whose script runs in the pages of this site that
          need your answer, so it can read what stands there. It learns that you are here, keeps
          your answer in your browser and passes it on to the networks.{' '}
          <a href={platform.privacyPolicy}>Privacy policy of {platform.name}</a>.
        </>
      ) : (
        'Without an answer no network that needs one is contacted, and a refusal costs you nothing.'
      )}{' '}
      You may change your answer whenever you like, on the page of{' '}
      <a href="/preferences#advertising">preferences</a>. What a network has kept elsewhere than on
      this site stays until it runs out or you clear it in your browser’s settings. If your browser
      sends Global Privacy Control, that counts as a refusal, and you are not asked.
    </p>
  );
}
