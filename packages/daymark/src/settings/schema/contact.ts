import { z } from 'zod';
import { text, unique, webAddress } from './fields.ts';

export const contact = z.strictObject({
  /** The e-mail address for letters to the publisher. */
  email: z.email('an e-mail address, such as "letters@example.org"'),
  /** The postal address, line by line. */
  postal: z.array(text(), 'a list of lines, such as ["1 High Street", "London"]').optional(),
  /** Other ways to reach the publisher. */
  links: z
    .array(
      z.strictObject({
        /** The text of the link. */
        name: text('the text of a link'),
        /** The target of the link. */
        url: webAddress(),
      }),
      'a list of links',
    )
    .superRefine(unique('url', 'a URL that no other link of the list has'))
    .default([]),
  /** A URL that accepts a posted form. Without it, the contact page has no form. */
  formEndpoint: webAddress().optional(),
});
