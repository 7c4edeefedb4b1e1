import { z } from 'zod';
import { webAddress } from './kinds.ts';

const CONTACT = 'an e-mail address, or an address that begins with "https://"';

/** Where those who find a weakness of the site are led, by `/.well-known/security.txt`. */
export const security = z.strictObject({
  /** An e-mail address, or a page where it can be reported; else it is the e-mail of `contact`. */
  contact: z
    .union([z.email({ error: CONTACT }), webAddress(CONTACT)], { error: CONTACT })
    .optional(),
  /** A page on how reports are dealt with. */
  policy: webAddress().optional(),
  /** A page that thanks those who have reported something. */
  acknowledgments: webAddress().optional(),
});
