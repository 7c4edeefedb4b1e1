import { expect, it } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { problemSentence } from '../problems.ts';
import { parseSettings, SettingsError } from '../settings.ts';
import { EXAMPLE_IBAN } from './donation.ts';

const words = { title: 'Keep this harbour open', message: 'Reading here is free.' };

const parse = (fields: object) =>
  parseSettings({ ...owners, donation: { ...words, ...fields } }).donation;

/** Returns the problems of a dialog with these fields. */
function problemsOf(fields: object): string[] {
  try {
    parse(fields);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.problems.map(problemSentence);
  }
}

const publication = { for: 'publication' };

it('the donation dialog is for a charity unless the settings name the publication', () => {
  const charity = { charity: 'Room to Read', url: 'https://charity.example/donate' };
  expect(parse(charity)).toEqual({ ...parse({ ...charity, for: 'charity' }), for: undefined });
  expect(problemsOf({})).toEqual([
    'donation.charity: expected the name of the charity; found nothing',
    'donation.url: expected a URL that begins with "https://"; found nothing',
  ]);
  expect(problemsOf({ for: 'us' })).toEqual([
    'donation.for: expected "charity" or "publication", the recipient; found "us"',
  ]);
});

it.each([
  'https://ko-fi.com/harbour',
  'https://en.liberapay.com/harbour/donate',
  'https://www.patreon.com/c/harbour',
  'https://buy.stripe.com/5kA28q3bD0fT6sw',
  'https://donate.stripe.com/5kA28q3bD0fT6sw',
  'https://www.paypal.com/donate/?hosted_button_id=A1',
  'https://paypal.me/harbour',
  'https://pay.harbour.org',
])('%s is a page for support', (page) => {
  expect(problemsOf({ ...publication, page })).toEqual([]);
});

it.each([
  ['https://ko-fi.com', 'at ko-fi.com, such as "https://ko-fi.com/harbour"'],
  ['https://www.patreon.com/', 'at patreon.com, such as "https://www.patreon.com/harbour"'],
  [
    'https://dashboard.stripe.com/payment-links/a',
    'at stripe.com, such as "https://buy.stripe.com/5kA28q3bD0fT6sw"',
  ],
])('%s is not the page of one publication', (page, expected) => {
  expect(problemsOf({ ...publication, page })).toEqual([
    `donation.page: expected the address of your own page ${expected}; found "${page}"`,
  ]);
});

it('an IBAN is written in groups of four characters', () => {
  for (const iban of ['gb82west12345698765432', 'GB82 WEST 1234 5698 7654 32'])
    expect(parse({ ...publication, iban, beneficiary: 'Ines' })).toMatchObject({
      iban: 'GB82 WEST 1234 5698 7654 32',
      beneficiary: 'Ines',
    });
  const longest = 'MT84MALT011000012345MTLCAST001S';
  expect(problemsOf({ ...publication, iban: longest, beneficiary: 'Ines' })).toEqual([]);
});

it('a mistyped or unfinished bank account is a mistake', () => {
  const withIban = (iban: string) =>
    problemsOf({ ...publication, iban, beneficiary: 'Ines' }).join();
  const digits = 'an IBAN whose check digits fit: one or more characters are wrong or missing';
  for (const iban of ['GB82 WEST 1234 5698 7654 23', 'GB82 WEST 1234 5698 7654 3'])
    expect(withIban(iban)).toBe(`donation.iban: expected ${digits}; found "${iban}"`);
  for (const iban of ['37040044 0532013000', 'DE89', 'GB82-WEST-1234-5698-7654-32'])
    expect(withIban(iban)).toBe(
      `donation.iban: expected an IBAN, such as "${EXAMPLE_IBAN}"; found "${iban}"`,
    );
  expect(problemsOf({ ...publication, iban: EXAMPLE_IBAN })).toEqual([
    'donation.beneficiary: expected the name of the holder of the account; found nothing',
  ]);
  expect(problemsOf({ ...publication, beneficiary: 'Ines' })).toEqual([
    `donation.iban: expected an IBAN, such as "${EXAMPLE_IBAN}"; found nothing`,
  ]);
  expect(problemsOf(publication)).toEqual([
    'donation.page: expected the address of a page on which visitors can support you, or the field iban; found nothing',
  ]);
});

it('a further language has the recipient of the main language, and its own words', () => {
  const donation = { ...publication, page: 'https://ko-fi.com/harbour', ...words, restDays: 2 };
  const { identity, noun, home, navigation, footer, creatives } = owners;
  const de = {
    ...{ noun, home, navigation, footer, creatives },
    identity: { language: 'de', description: identity.description },
    donation: { title: 'Hilf mit', message: 'Alles ist frei.' },
  };
  const input = { ...owners, donation, languages: { de } };
  const settings = parseSettings(input, undefined, undefined, 'de');
  expect(settings.donation).toMatchObject({ ...donation, ...de.donation });
});
