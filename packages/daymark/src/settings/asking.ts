import { networksNeedingConsent } from './network.ts';
import { COUNTER_ID, counterOf } from './service.ts';
import type { Settings } from './site.ts';

type Askers = Pick<Settings, 'networks' | 'services' | 'identity'>;

/** Whether a counter at another company waits for the visitor's consent. */
export const counterAsks = (settings: Pick<Settings, 'services' | 'identity'>): boolean =>
  counterOf(settings)?.asks === true;

/** A company that the site contacts only after the visitor has agreed. */
interface Party {
  id: string;
  name: string;
  privacyPolicy: string;
}

/** Returns the ad networks that need consent, and the counter if it needs consent. */
export function partiesNeedingConsent(settings: Askers): Party[] {
  const counter = counterOf(settings);
  const { name = '', privacyPolicy = counter?.count.address ?? '' } = counter?.fields ?? {};
  return [
    ...networksNeedingConsent(settings.networks),
    ...(counter?.asks ? [{ id: COUNTER_ID, name, privacyPolicy }] : []),
  ];
}

/** Whether any company needs consent, for which either the site or a consent platform asks. */
export const isAnyoneAsked = (settings: Askers): boolean =>
  partiesNeedingConsent(settings).length > 0;

/** Whether the site itself, and not a consent platform, asks for consent and stores the choice. */
export const asksItself = (settings: Askers & { consent: { platform?: unknown } }): boolean =>
  isAnyoneAsked(settings) && !settings.consent.platform;
