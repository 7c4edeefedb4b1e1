import * as wording from '#words';
import { STORAGE_KEY as DONATION_KEY } from '../../browser/donation/rest.ts';
import { STORAGE_KEY as CONSENT_KEY } from '../../consent/record.ts';
import { STORAGE_KEY as SCHEME_KEY } from '../layouts/scheme/scheme.browser.ts';
import type { StoredItem } from './Kinds.tsx';

/** Data that parts of the site store with separate keys, in addition to the notebook. */
export const others: readonly StoredItem[] = [
  { key: SCHEME_KEY, title: wording.colourScheme, words: wording.colourSchemeIs },
  { key: DONATION_KEY, title: wording.donationRest, words: wording.donationRestIs },
];

/** The additional data of a site with a network that needs consent. */
export const consentItem: StoredItem = {
  key: CONSENT_KEY,
  title: wording.consentAnswer,
  words: wording.consentAnswerIs,
};
