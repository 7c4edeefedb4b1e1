import * as wording from '#words';
import { STORAGE_KEY } from '../../consent/record.ts';
import { asksItself } from '../../settings/needs-consent.ts';
import type { Site } from '../../settings/schema/site.ts';

/**
 * Describes what the site stores of a visitor's answer; renders nothing if the site does not ask.
 */
export function ConsentDisclosure({ networks, consent }: Pick<Site, 'networks' | 'consent'>) {
  if (!asksItself({ networks, consent })) return null;
  // These networks receive the answer through Consent Mode.
  const google = networks.flatMap(({ name, adapter }) =>
    adapter.consent?.usesConsentMode ? name : [],
  );
  return (
    <>
      {wording.consentIsKept(<code key="key">{STORAGE_KEY}</code>, consent.months)}
      {google.length > 0 && ` ${wording.googleHearsConsent(google)}`}
    </>
  );
}
