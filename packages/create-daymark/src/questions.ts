/** A question about the new site, which an option or the person at the terminal answers. */
export interface Question {
  readonly flag: 'name' | 'noun' | 'url' | 'language' | 'charity' | 'charity-url' | 'accent';
  readonly text: string;
  /** The value for an empty answer. A question without a fallback requires an answer. */
  readonly fallback?: string;
  /** The description of a valid answer, for error messages. */
  readonly expected: string;
  isValid(answer: string): boolean;
}

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

function isLanguageTag(text: string): boolean {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(text);
    return /^[a-z]{2,3}(?:-|$)/.test(text) && canonical.toLowerCase() === text.toLowerCase();
  } catch {
    return false;
  }
}

const isWebAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

const hasLength = (max: number) => (text: string) =>
  text.length > 0 && text.length <= max && !/[{}\n]/.test(text);

/** The questions, in order. The engine checks the settings again at each build. */
export const questions: readonly Question[] = [
  {
    flag: 'name',
    text: 'Name of the site',
    expected: 'a name of 1 to 40 characters without braces',
    isValid: hasLength(40),
  },
  {
    flag: 'noun',
    text: 'The noun that the site is about',
    // Only a suggestion. The new settings contain it like any other noun.
    fallback: 'Mindfulness',
    expected: 'a noun of 1 to 60 characters without braces, such as "Yoga"',
    isValid: hasLength(60),
  },
  {
    flag: 'url',
    text: 'Public address',
    fallback: 'https://example.org',
    expected: 'a URL without a path, such as "https://example.org"',
    isValid: isOrigin,
  },
  {
    flag: 'language',
    text: 'Language of the texts',
    fallback: 'en-GB',
    expected: 'a language tag, such as "en-GB"',
    isValid: isLanguageTag,
  },
  {
    flag: 'charity',
    text: 'Name of the charity that the site asks donations for, or "none"',
    fallback: 'none',
    expected: 'the name of a charity with at most 60 characters and no braces, or "none"',
    isValid: hasLength(60),
  },
  {
    flag: 'charity-url',
    text: "Address of the charity's page for donations; required with a charity",
    expected: 'an address that begins with "https://", because --charity names a charity',
    isValid: isWebAddress,
  },
  {
    flag: 'accent',
    text: 'Hue of the accent colour in degrees: 200 is sea green, 250 blue, 30 coral',
    fallback: '215',
    expected: 'a whole number from 0 to 360',
    isValid: (text) => /^\d{1,3}$/.test(text) && Number(text) <= 360,
  },
];
