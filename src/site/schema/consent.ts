import { z } from 'zod';
import { flag, text, webAddress, whole } from './kinds.ts';
import { hosts, script } from './networks/parts.ts';

const FUNCTION = 'the name of a function, such as "googlefc.showRevocationMessage"';

/** How visitors are asked before a network that needs their consent is contacted. */
export const consent = z.strictObject({
  /** The question, in a few words. */
  title: text('a short title')
    .max(60, { error: 'a title of at most 60 letters' })
    .default('May we show you advertising?'),
  /** Two or three sentences. */
  message: text('a short message')
    .max(300, { error: 'a message of at most 300 letters' })
    .default(
      'Advertising pays for this site. The networks below would learn that you are here. Nothing of theirs loads unless you accept, and nothing else depends on it.',
    ),
  /** The words of the button that accepts. */
  acceptLabel: text('the words of a button').default('Accept'),
  /** The words of the button that refuses. */
  refuseLabel: text('the words of a button').default('Refuse'),
  /** Months after which visitors are asked anew. */
  months: whole(1, 13).default(6),
  /** A certified consent platform, which then asks instead of the site. */
  platform: z
    .strictObject({
      /** Its name, as visitors are told. */
      name: text('the name of the platform'),
      /** The address of its script. */
      script,
      /** The hosts that it needs beyond its script's own. */
      hosts: hosts.default([]),
      /** The function by which its script opens the choices again, where it names one. */
      reopen: z
        .string({ error: FUNCTION })
        .regex(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/, { error: FUNCTION })
        .optional(),
      /** Its own privacy policy. */
      privacyPolicy: webAddress(),
    })
    .optional(),
  /** True only where the site is not offered in the EEA, the United Kingdom and Switzerland. */
  outsideEurope: flag(),
});
