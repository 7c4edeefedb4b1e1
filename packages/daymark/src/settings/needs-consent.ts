import { networksNeedingConsent } from './schema/networks/traits.ts';
import type { Site } from './schema/site.ts';

/** Whether any network needs consent, which either the site or a consent platform asks for. */
export const isAnyoneAsked = ({ networks }: Pick<Site, 'networks'>) =>
  networksNeedingConsent(networks).length > 0;

/** Whether the site itself, and not a consent platform, asks for consent and stores the choice. */
export const asksItself = ({ networks, consent }: Pick<Site, 'networks' | 'consent'>) =>
  isAnyoneAsked({ networks }) && !consent.platform;
