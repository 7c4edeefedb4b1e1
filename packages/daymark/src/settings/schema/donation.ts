import { z } from 'zod';
import { registeredDomainOf } from '../network.ts';
import { ifSound, text, UNLESS_REPORTED, webAddress, whole, word } from './fields.ts';

/** Pages for support at companies, as examples, by the domain of the company. */
const PAGES: Readonly<Record<string, string>> = {
  'ko-fi.com': 'https://ko-fi.com/harbour',
  'liberapay.com': 'https://liberapay.com/harbour',
  'patreon.com': 'https://www.patreon.com/harbour',
  'paypal.com': 'https://www.paypal.com/paypalme/harbour',
  'paypal.me': 'https://paypal.me/harbour',
  'stripe.com': 'https://buy.stripe.com/5kA28q3bD0fT6sw',
};

/** Reports the front page of a company, and pages of Stripe that only the owner can open. */
function checkPage(url: string, context: z.RefinementCtx): void {
  const { hostname, pathname, search } = new URL(url);
  const domain = registeredDomainOf(url);
  const example = PAGES[domain];
  if (!example) return;
  const isPage = pathname.length > 1 || search !== '';
  const isOpen = domain !== 'stripe.com' || /^(?:buy|donate)\./.test(hostname);
  if (isPage && isOpen) return;
  const message = `the address of your own page at ${domain}, such as "${example}"`;
  context.addIssue({ code: 'custom', message });
}

/** An IBAN that documents of banks use as an example. */
export const EXAMPLE_IBAN = 'DE89 3704 0044 0532 0130 00';

const IBAN = `an IBAN, such as "${EXAMPLE_IBAN}"`;
const HOLDER = 'the name of the holder of the account';
const CHECKED = 'an IBAN whose check digits fit: one or more characters are wrong or missing';

/** Writes an IBAN in groups of four characters. Source: ISO 13616-1 */
const inGroups = (iban: string) =>
  iban
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$& ');

/** Returns whether the check digits of an IBAN fit. Source: ISO 7064, MOD 97-10 */
function isChecked(iban: string): boolean {
  const [, start = '', rest = ''] = /^(.{4})(.*)$/.exec(iban.replaceAll(' ', '')) ?? [];
  const digits = (rest + start).replace(/[A-Z]/g, (letter) => `${Number.parseInt(letter, 36)}`);
  return BigInt(digits) % 97n === 1n;
}

const iban = text(IBAN)
  .overwrite(inGroups)
  .regex(/^[A-Z]{2}\d\d [A-Z\d ]{11,35}$/, { error: IBAN, abort: true })
  .refine(isChecked, { error: CHECKED, ...UNLESS_REPORTED });

const recipient = {
  label: 'Recipient',
  explanation:
    'Whom visitors support: a charity, which is the default, or the publication itself, with `page` or `iban` instead of `charity` and `url`.',
};

/** The fields of every dialog. */
const dialog = {
  title: text('a short title').max(60, 'a title of at most 60 characters').meta({
    label: 'Title',
    explanation: 'The title of the dialog.',
    example: 'Help a child to read',
  }),
  // The limit keeps the dialog within a quarter of a phone's screen.
  message: text('a short message').max(160, 'a message of at most 160 characters').meta({
    label: 'Text',
    explanation: 'The text of the dialog: one or two sentences.',
    example: 'Reading here is free. If you can, give a child the same.',
  }),
  donateLabel: text().default(word('donateNow')).meta({
    label: 'Text of the link',
    explanation: 'The text of the link to the charity, or to your page.',
  }),
  laterLabel: text().default(word('later')).meta({
    label: 'Text of the button',
    explanation: 'The text of the button that closes the dialog.',
  }),
  delaySeconds: whole(1, 3600).default(30).meta({
    label: 'Delay',
    explanation: 'Seconds between the loading of the page and the dialog.',
  }),
  restDays: whole(0, 365).default(0).meta({
    label: 'Days of rest',
    explanation:
      'Days without the dialog after a visitor has pressed Later. With 0, the dialog appears on every visit, and the browser stores nothing.',
  }),
};

const forCharity = z.strictObject({
  for: z.literal('charity').optional().meta(recipient),
  charity: text('the name of the charity').meta({
    label: 'Charity',
    explanation: 'The name of the charity.',
    example: 'Room to Read',
  }),
  url: webAddress().meta({
    label: 'Page for donations',
    explanation: "The address of the charity's page for donations.",
    example: 'https://charity.example/donate',
  }),
  ...dialog,
});

const forPublication = z
  .strictObject({
    for: z.literal('publication').meta(recipient),
    page: webAddress().superRefine(checkPage, UNLESS_REPORTED).optional().meta({
      label: 'Page for support',
      explanation:
        'The address of your page at Ko-fi, Liberapay or Patreon, of a payment link of Stripe or PayPal, or of any other page on which visitors can support you.',
      example: 'https://ko-fi.com/harbour',
    }),
    iban: iban.optional().meta({
      label: 'IBAN',
      explanation:
        'Your account for bank transfers. The dialog shows it as text to copy, with the name of its holder.',
      example: EXAMPLE_IBAN,
    }),
    beneficiary: text(HOLDER).optional().meta({
      label: 'Holder of the account',
      explanation: 'The name that a bank transfer needs, required with `iban`.',
      example: 'Ines Harbour',
    }),
    ...dialog,
  })
  .superRefine(
    ({ page, iban, beneficiary }, context) => {
      const report = (name: string, message: string) =>
        context.addIssue({ code: 'custom', path: [name], message });
      if (iban === undefined && beneficiary !== undefined) report('iban', IBAN);
      else if (iban !== undefined && beneficiary === undefined) report('beneficiary', HOLDER);
      else if (page === undefined && iban === undefined)
        report(
          'page',
          'the address of a page on which visitors can support you, or the field iban',
        );
    },
    ifSound('page', 'iban', 'beneficiary'),
  );

export const donation = z
  .union(
    [
      z.literal(false),
      z.discriminatedUnion('for', [forCharity, forPublication], {
        error: ({ code }) =>
          code === 'invalid_union' ? '"charity" or "publication", the recipient' : undefined,
      }),
    ],
    'false, or an object with charity, url, title and message',
  )
  .meta({
    label: 'Donations',
    explanation:
      'The dialog on the home page that asks for a donation to a charity, or to the publication itself. `false` removes the dialog.',
    group: 'Donations',
  });
