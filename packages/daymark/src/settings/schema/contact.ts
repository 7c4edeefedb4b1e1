import { z } from 'zod';
import { text, webAddress } from './fields.ts';

export const contact = z.strictObject({
  /** The e-mail address for letters to the publisher. */
  email: z.email('an e-mail address'),
  /** The postal address, line by line. */
  postal: z.array(text()).optional(),
  /** Other ways to reach the publisher. */
  links: z
    .array(
      z.strictObject({
        /** The text of the link. */
        name: text('the text of a link'),
        /** The target of the link. */
        url: webAddress(),
      }),
    )
    .default([]),
  /** A URL that accepts a posted form. Without it, the contact page has no form. */
  formEndpoint: webAddress().optional(),
});
