import { z } from 'zod';
import { FORM_PLACES } from '../service.ts';
import { flag, oneOf, text, UNLESS_REPORTED, webAddress, word } from './fields.ts';

/* Schemas of fields that several services use. */

const ORIGIN =
  'a URL that begins with "https://" and has no path, such as "https://stats.example.org"';

/** The host of a service, which becomes a CSP source. */
export const serviceHost = (example: string) =>
  webAddress(ORIGIN)
    .refine((url) => new URL(url).origin === url, { error: ORIGIN, ...UNLESS_REPORTED })
    .meta({
      label: 'Host',
      explanation: 'The address of the server, without a path. The server may be your own.',
      example,
    });

/** A name or key that a company gives, and that becomes part of a URL or of markup. */
export const key = (expected: string) => text(expected).regex(/^[\w.@:=+-]+$/, expected);

/** The name of a field of a form. */
export const fieldName = (expected = 'the name of a field of the form') =>
  text(expected).regex(/^[^\s"'<>&]+$/, expected);

/** Returns the fields with the name and the privacy policy of a company. */
export const company = (name: string, privacyPolicy: string) => ({
  name: text('the name of the company').default(name).meta({
    label: 'Name',
    explanation: 'The name of the company or program, which visitors see.',
  }),
  privacyPolicy: webAddress().default(privacyPolicy).meta({
    label: 'Privacy policy',
    explanation: 'The address of the company’s privacy policy, to which the privacy page links.',
  }),
});

/** The name and the privacy policy of a company that the engine does not know. */
export const otherCompany = {
  name: text('the name of the company').meta({
    label: 'Name',
    explanation:
      'The name of the company or program, which visitors see. If the program is your own, your own name.',
    example: 'Harbour Letters',
  }),
  privacyPolicy: webAddress().meta({
    label: 'Privacy policy',
    explanation:
      'The address of the company’s privacy policy, to which the privacy page links. If the program is your own, the address of your privacy page.',
    example: 'https://letters.example/privacy',
  }),
};

/** The fields of every newsletter. */
export const newsletterFields = {
  places: z
    .array(oneOf(FORM_PLACES), `a list of places: ${FORM_PLACES.join(', ')}`)
    .default(['articles'])
    .meta({
      label: 'Places',
      explanation:
        'Where the form stands: at the end of `articles`, at the end of the `home` page, in the `footer` of every page. A text can have the form with `::newsletter`, also if the list is empty. An article with `::newsletter` has no second form at its end.',
    }),
  title: text('a short title')
    .max(60, 'a title of at most 60 characters')
    .default(word('newsletterTitle'))
    .meta({ label: 'Title', explanation: 'The heading of the form.' }),
  message: text('a short message')
    .max(200, 'a message of at most 200 characters')
    .default(word('newsletterMessage'))
    .meta({
      label: 'Text',
      explanation: 'What subscribers get, and how often: one or two sentences above the form.',
    }),
  confirms: z.boolean('true or false').default(true).meta({
    label: 'Double opt-in',
    explanation:
      'Whether the company first sends a letter with a link, and the newsletter only after a click. The form says so.',
  }),
};

/** The fields of every counter of visits. */
export const counterFields = {
  withoutConsent: flag().meta({
    label: 'Without consent',
    explanation:
      'Whether the site sends visits to another company without asking visitors first. A counter on a host of your own domain never asks.',
  }),
  ignoresSignals: flag().meta({
    label: 'Ignores signals',
    explanation:
      'Whether the counter also counts visitors whose browser sends Global Privacy Control or Do Not Track.',
  }),
};
