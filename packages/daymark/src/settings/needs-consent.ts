import { networksNeedingConsent } from './schema/networks/traits.ts';
import type { Site } from './schema/site.ts';

type Registry = Pick<Site, 'networks' | 'consent'>;

/** Whether any network needs consent, which either the site or a consent platform asks for. */
export const isAnyoneAsked = ({ networks }: Pick<Registry, 'networks'>) =>
  networksNeedingConsent(networks).length > 0;

/**
 * Whether the site itself asks for consent and stores the choice; false when a consent platform
 * does.
 */
export const asksItself = ({ networks, consent }: Registry) =>
  isAnyoneAsked({ networks }) && !consent.platform;
