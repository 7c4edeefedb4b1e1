import { STORAGE_KEY as DONATION_KEY } from '../../browser/donation/rest.ts';
import { STORAGE_KEY as CONSENT_KEY } from '../../consent/record.ts';
import { STORAGE_KEY as SCHEME_KEY } from '../layouts/scheme/scheme.browser.ts';
import type { StoredItem } from './Kinds.tsx';

/** Data that parts of the site store with separate keys, in addition to the notebook. */
export const others: readonly StoredItem[] = [
  {
    key: SCHEME_KEY,
    title: 'Colour scheme',
    words: 'The word “light” or “dark”, if you chose one.',
  },
  {
    key: DONATION_KEY,
    title: 'Rest from the donation question',
    words: 'When you pressed Later, on sites that then leave you in peace for a while.',
  },
];

/** The additional data of a site with a network that needs consent. */
export const consentItem: StoredItem = {
  key: CONSENT_KEY,
  title: 'Your answer about advertising',
  words: 'Which networks you accepted, and the day that you answered.',
};
