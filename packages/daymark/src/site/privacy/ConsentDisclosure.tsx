import { asksItself } from '../../settings/needs-consent.ts';
import type { Site } from '../../settings/schema/site.ts';

/**
 * Describes what the site stores of a visitor's answer; renders nothing if the site does not ask.
 */
export function ConsentDisclosure({ networks, consent }: Pick<Site, 'networks' | 'consent'>) {
  if (!asksItself({ networks, consent })) return null;
  return (
    <>
      <code>consent</code> holds your answer to the question about advertising, once you have given
      it: the day, the networks that you allowed, and which list of networks you were asked about.
      After {consent.months === 1 ? 'a month' : `${consent.months} months`}, or when that list
      changes, it no longer counts and you are asked anew.
      {consentModeSentence(networks)}
    </>
  );
}

/** Discloses the networks that receive the answer through Consent Mode. */
function consentModeSentence(networks: Site['networks']) {
  const names = networks.flatMap(({ name, adapter }) =>
    adapter.consent?.usesConsentMode ? name : [],
  );
  if (names.length === 0) return '';
  const are = names.length > 1 ? ['are', 'them'] : ['is', 'it'];
  return ` ${new Intl.ListFormat('en-GB').format(names)} ${are[0]} told that you allowed ${are[1]}, once you have.`;
}
