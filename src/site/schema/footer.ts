import { z } from 'zod';
import { text, webAddress } from './kinds.ts';
import { navigationItem } from './navigation.ts';

export const footer = z.strictObject({
  /** The sentence that says what the site is. */
  trust: text().default('Your trusted resource for personal growth and {product} techniques.'),
  /** The words of the link to the community. */
  invitation: text().default('Join the community'),
  /** The first list of links. */
  quickLinks: z.array(navigationItem, { error: 'a list of links' }),
  /** The list of legal pages. */
  legal: z.array(navigationItem, { error: 'a list of links' }),
});

/** External links in the footer that open in a new tab. */
export const partners = z.array(
  z.strictObject({
    /** The partner's name. */
    name: text('the name of the partner'),
    /** The partner's address. */
    url: webAddress(),
  }),
  { error: 'a list of partners' },
);
