import { z } from 'zod';
import * as wording from '#words';
import { flag, matching, text, webAddress, whole } from './fields.ts';
import { hosts, script } from './networks/parts.ts';

const ATTRIBUTES = 'the attributes of the script, such as { "data-domain-script": "0123-abcd" }';
const ATTRIBUTE = 'an attribute with the name "id", or a name that begins with "data-"';

/** How the site asks visitors for consent before it contacts an ad network that needs consent. */
export const consent = z.strictObject({
  /** The title of the consent prompt. */
  title: text('a short title')
    .max(60, 'a title of at most 60 characters')
    .default(wording.consentTitle),
  /** The text of the consent prompt: two or three sentences. */
  message: text('a short message')
    .max(300, 'a message of at most 300 characters')
    .default(wording.consentMessage),
  /** The text of the button that accepts. */
  acceptLabel: text('the text of a button').default(wording.accept),
  /** The text of the button that refuses. */
  refuseLabel: text('the text of a button').default(wording.refuse),
  /** Months after which the site asks for consent again. */
  months: whole(1, 13).default(6),
  /** A consent platform, which is a third-party script that asks visitors instead of the site. */
  platform: z
    .strictObject({
      /** The name of the platform, which visitors see. */
      name: text('the name of the platform'),
      /** The URL of the platform's script. */
      script,
      /** Additional attributes of the platform's script, such as the number of the account. */
      attributes: z
        .record(
          z.string().regex(/^(?:id|data-[a-z][a-z0-9-]*)$/, ATTRIBUTE),
          z.string('the value of the attribute, in quotes'),
          { error: ({ code }) => (code === 'invalid_key' ? ATTRIBUTE : ATTRIBUTES) },
        )
        .optional(),
      /** Seconds after which the page reports that the platform has neither answered nor asked. */
      timeoutSeconds: whole(1, 60).default(10),
      /** The hosts that the platform needs, apart from the host of its script. */
      hosts: hosts.default([]),
      /** The function of the platform's script that opens the choices again, if any. */
      reopen: matching(
        /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/,
        'the name of a function, such as "googlefc.showRevocationMessage"',
      ).optional(),
      /** The URL of the platform's privacy policy. */
      privacyPolicy: webAddress(),
    })
    .optional(),
  /** True only if the site is not offered in the EEA, the United Kingdom or Switzerland. */
  outsideEurope: flag(),
});
