import { networksNeedingConsent } from './schema/networks/traits.ts';
import type { Site } from './schema/site.ts';

/** Whether any network needs consent, which either the site or a consent platform asks for. */
export const isAnyoneAsked = ({ networks }: Pick<Site, 'networks'>) =>
  networksNeedingConsent(networks).length > 0;

/** Whether the site itself asks for consent and stores the choice, and not a consent platform. */
export const asksItself = ({ networks, consent }: Pick<Site, 'networks' | 'consent'>) =>
  isAnyoneAsked({ networks }) && !consent.platform;
