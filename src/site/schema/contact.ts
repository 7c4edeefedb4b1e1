import { z } from 'zod';
import { text, webAddress } from './kinds.ts';

export const contact = z.strictObject({
  /** The address that letters to the publisher go to. */
  email: z.email({ error: 'an e-mail address' }),
  /** The postal address, line by line. */
  postal: z.array(text()).optional(),
  /** Other ways to reach the publisher. */
  links: z
    .array(
      z.strictObject({
        /** The words of the link. */
        name: text('the words of a link'),
        /** Where it leads. */
        url: webAddress(),
      }),
    )
    .default([]),
  /** An address that accepts a posted form; without it there is no form. */
  formEndpoint: webAddress().optional(),
});
