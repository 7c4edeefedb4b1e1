import { renderToStaticMarkup } from 'react-dom/server';
import * as wording from '#words';
import { STORAGE_KEY } from '../../consent/record.ts';
import { fillPlaceholders } from '../../content/static-pages/placeholders.ts';
import { asksItself } from '../../settings/network.ts';
import { type DisclosedSettings, NetworksDisclosure } from './NetworksDisclosure.tsx';

/** Returns the owner's privacy text with `::networks` and `::consent` filled from the settings. */
export function privacyBody(html: string, site: DisclosedSettings): string {
  return fillPlaceholders(html, {
    networks: renderToStaticMarkup(<NetworksDisclosure {...site} />),
    consent: renderToStaticMarkup(<ConsentDisclosure {...site} />),
  });
}

/** Describes the stored consent answer, if the site itself shows a consent prompt. */
function ConsentDisclosure({ networks, consent }: DisclosedSettings) {
  if (!asksItself({ networks, consent })) return null;
  // Networks that receive the answer through Google's Consent Mode.
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
