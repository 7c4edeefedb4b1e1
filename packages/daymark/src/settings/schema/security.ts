import { z } from 'zod';
import { webAddress } from './fields.ts';

const CONTACT = 'an e-mail address, or a URL that begins with "https://"';

/**
 * The fields of `/.well-known/security.txt`, which describes how to report a vulnerability of the
 * site.
 */
export const security = z.strictObject({
  /** An e-mail address or a page for reports. The default is the e-mail address of `contact`. */
  contact: z.union([z.email(CONTACT), webAddress(CONTACT)], CONTACT).optional(),
  /** A page that describes how the publisher handles reports. */
  policy: webAddress().optional(),
  /** A page that thanks the people who have reported a vulnerability. */
  acknowledgments: webAddress().optional(),
});
