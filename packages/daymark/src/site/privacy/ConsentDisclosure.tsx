import * as wording from '#words';
import { STORAGE_KEY } from '../../consent/record.ts';
import { asksItself } from '../../settings/needs-consent.ts';
import type { Site } from '../../settings/schema/site.ts';

/**
 * Describes the stored answer of a visitor. Renders nothing if the site shows no consent prompt.
 */
export function ConsentDisclosure({ networks, consent }: Pick<Site, 'networks' | 'consent'>) {
  if (!asksItself({ networks, consent })) return null;
  // Networks that receive the answer through Consent Mode.
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
