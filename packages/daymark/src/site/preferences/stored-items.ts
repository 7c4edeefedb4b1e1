import * as wording from '#words';
import { DONATION_KEY } from '../../browser/stored-values.ts';
import { STORAGE_KEY as CONSENT_KEY } from '../../consent/record.ts';
import { asksItself } from '../../settings/network.ts';
import type { Site } from '../../settings/site.ts';
import { STORAGE_KEY as SCHEME_KEY } from '../layouts/scheme/scheme.browser.ts';
import { STORAGE_KEY as TEXT_KEY } from '../layouts/text/text.browser.ts';
import type { StoredItem } from './Kinds.tsx';

type OfferingSettings = Pick<Site, 'donation' | 'networks' | 'consent'>;

/**
 * Returns the data that parts of the site store with separate keys, in addition to the notebook.
 * The consent answer exists only on a site with a network that needs consent.
 */
export function otherItems({ donation, ...advertising }: OfferingSettings): StoredItem[] {
  const scheme = { key: SCHEME_KEY, title: wording.colourScheme, words: wording.colourSchemeIs };
  const text = { key: TEXT_KEY, title: wording.textOfArticles, words: wording.textOfArticlesIs };
  const rest = { key: DONATION_KEY, title: wording.donationRest, words: wording.donationRestIs };
  const answer = { key: CONSENT_KEY, title: wording.consentAnswer, words: wording.consentAnswerIs };
  return [
    { ...scheme, isOffered: true },
    { ...text, isOffered: true },
    { ...rest, isOffered: donation !== false },
    ...(asksItself(advertising) ? [{ ...answer, isOffered: true }] : []),
  ];
}
