import { z } from 'zod';
import { nounInText as inText } from '../../../words/inflection.ts';
import { type Words, wordsOrEnglish } from '../../../words/languages.ts';
import { isDay } from '../../basics/day.ts';
import { decodedPath } from '../addresses.ts';
import { didYouMean, suggestion } from '../edit-distance.ts';

/*
 * The types of values in the settings. Each error message says what was expected, because the
 * report of an invalid field prints it after the word "expected".
 */

let words = wordsOrEnglish('en');

type Word = { [Name in keyof Words]: Words[Name] extends string ? Name : never }[keyof Words];

/** The default of a setting that visitors read: a UI string in the language of `inLanguage`. */
export const word = (name: Word) => (): string => words[name];

/** Returns the form of a noun within sentences of the language of `inLanguage`. */
export const nounInText = (title: string): string => inText(title, words.language);

/**
 * Parses settings whose defaults are in a language.
 * @param language the language of the site, which may be invalid
 */
export function inLanguage<Parsed>(language: unknown, parse: () => Parsed): Parsed {
  words = wordsOrEnglish(String(language));
  const parsed = parse();
  words = wordsOrEnglish('en');
  return parsed;
}

/** A string. The message for a value of another type asks for quotation marks. */
const quoted = (expected: string) =>
  z.string({ error: ({ input }) => (input === undefined ? expected : `${expected}, in quotes`) });

/** A non-empty string, trimmed. */
export const text = (expected = 'a text that is not empty') =>
  quoted(expected).trim().min(1, expected);

/** A string that matches a pattern. */
export const matching = (pattern: RegExp, expected: string) =>
  quoted(expected).regex(pattern, expected);

const PATH = 'a path on this site in lower case without a trailing slash, such as "/about"';
const IS_PATH = /^\/(?:[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+(?:[-/][\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+)*)?$/u;

/** A path on this site: "/about", without a trailing slash. The message suggests a valid path. */
export const path = () =>
  z
    .string(PATH)
    .normalize()
    .regex(IS_PATH, { error: ({ input }) => suggesting(PATH, pathIn(input)) });

/** Returns the valid path that an owner probably meant, if any. */
function pathIn(input: unknown): string | undefined {
  if (typeof input !== 'string' || URL.canParse(input)) return undefined;
  const { pathname } = URL.parse(input, 'https://site.invalid/') ?? {};
  const meant = pathname?.toLowerCase().replace(/(?<=.)(?:\.html|\/)$/, '');
  return meant && meant !== '/' && IS_PATH.test(meant) ? meant : undefined;
}

/** A URL on another site. The message suggests a URL for an address without "https://". */
export const webAddress = (expected = WEB) =>
  z.url({
    protocol: /^https$/,
    error: ({ input }) => suggesting(expected, addressIn(input)),
  });
const WEB = 'a URL that begins with "https://"';

/** Returns the URL that an owner probably meant with an address without "https://"; otherwise undefined. */
const addressIn = (input: unknown) =>
  typeof input === 'string' && /^(?:http:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?$/i.test(input)
    ? `https://${input.replace('http://', '')}`
    : undefined;

const DOI = 'a DOI, such as "10.1002/ejsp.674"';
const IS_DOI = /^10\.\d{4,9}\/\S+$/;

/** A DOI without `https://doi.org/`. The message suggests the DOI in a URL. */
export const doi = () =>
  z.string(DOI).regex(IS_DOI, { error: ({ input }) => suggesting(DOI, doiIn(input)) });

/** Returns the DOI within a URL or after "doi:"; otherwise undefined. */
function doiIn(input: unknown): string | undefined {
  const meant = String(input).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return IS_DOI.test(meant) ? meant : undefined;
}

const TAG = 'a language tag, such as "en-GB"';

/** A language tag in the canonical form. The message suggests the tag that the owner meant. */
export const languageTag = () =>
  text(TAG).refine(isLanguage, {
    error: ({ input }) => suggesting(TAG, canonicalTag(String(input))),
  });

/** Returns whether a tag begins with the code of a language, and is in the canonical form. */
export const isLanguage = (tag: string): boolean =>
  /^[a-z]{2,3}(?:-|$)/.test(tag) && canonicalTag(tag)?.toLowerCase() === tag.toLowerCase();

/** Returns a language tag in the form that standards recommend; undefined if it is invalid. */
function canonicalTag(tag: string): string | undefined {
  if (!/^[a-z]{2,3}(?:[-_]|$)/i.test(tag)) return undefined;
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** Returns an expectation that ends with the value that the owner probably meant, if any. */
export const suggesting = (expected: string, meant: string | undefined) =>
  expected + suggestion(meant);

/** A boolean that is false unless the owner sets it. */
export const flag = () =>
  z.boolean({ error: ({ input }) => `true or false${flagIn(input)}` }).default(false);

/** Returns a hint for a word that YAML reads as text; empty for other values. */
function flagIn(input: unknown): string {
  const word = String(input).toLowerCase();
  if (/^(?:yes|y|on|true|1)$/.test(word)) return ' (write true)';
  return /^(?:no|n|off|false|0)$/.test(word) ? ' (write false)' : '';
}

/**
 * An integer between two limits, both included.
 * @param kind the beginning of the expectation, for a number that needs an explanation
 */
export const whole = (min: number, max: number, kind = '') => {
  const expected = `${kind}a whole number from ${min} to ${max}`;
  const error = ({ input }: { input?: unknown }) =>
    typeof input === 'string' && /^\d+$/.test(input) ? `${expected}, without quotes` : expected;
  return z.int({ error }).min(min, { error }).max(max, { error });
};

/** One of several names. The message for an unknown name suggests a similar one, if any. */
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, {
    error: ({ input }) => `one of ${names.join(', ')}${didYouMean(input, names)}`,
  });

/** The target of a link: a path on this site or a URL on another site. */
export const linkTarget = () =>
  z.union([path(), webAddress()], {
    error: ({ input }) => suggesting(`${PATH}, or ${WEB}`, addressIn(input) ?? pathIn(input)),
  });

/**
 * A short text that links to a page of the site. The arguments are examples of the text and the
 * page.
 */
export const noteLink = (words: string, target: string) =>
  z
    .strictObject({
      text: text('the text of the link').max(80, 'a text of at most 80 characters').meta({
        label: 'Text',
        explanation: 'The text of the link.',
        example: words,
      }),
      href: matching(
        /^\/[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}/-]*(?:#[\p{L}\p{N}\p{M}_.-]+)?$/u,
        `a path on this site, or a heading on a page of it, such as "${target}"`,
      ).meta({
        label: 'Target',
        explanation: 'A page of the site, or a heading on a page.',
        example: target,
      }),
    })
    .optional();

/** The options of a schema of an object, with the expectation for values of another type. */
export const otherwise = (expected: string) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? expected : undefined),
});

type Payload = z.core.ParsePayload;

/**
 * Returns whether a part of a value has the type of its schema, so that a check may compare it,
 * although other parts have issues. Unknown fields and the issues of other checks are ignored.
 * @param path the path of the part: "identity.url"
 */
export const isSound = (issues: Payload['issues'], path: string): boolean => {
  const names = path.split('.');
  return !issues.some(
    ({ code, path: place = [] }) =>
      code !== 'unrecognized_keys' &&
      code !== 'custom' &&
      names.every((name, index) => index >= place.length || String(place[index]) === name),
  );
};

/**
 * The options of a check of a value without other issues. An issue with `abort` would also end the
 * checks of the objects around the value.
 */
export const UNLESS_REPORTED = { when: ({ issues }: Payload) => issues.length === 0 };

/** The options of a check that runs if the parts that it compares have the types of their schemas. */
export const ifSound = (...paths: readonly string[]) => ({
  when: ({ issues }: Payload) => paths.every((path) => isSound(issues, path)),
});

/**
 * Returns the arguments of `superRefine` for a check that no two items of a list have the same value
 * in a field. The check skips items that have other issues in this field.
 */
export const unique = <Field extends string>(field: Field, expected: string) =>
  [
    (items: readonly Readonly<Record<Field, string>>[], context: z.RefinementCtx): void => {
      const values = items.map((item, index) =>
        isSound(context.issues, `${index}.${field}`) ? item[field] : undefined,
      );
      for (const [index, value] of values.entries())
        if (value !== undefined && values.indexOf(value) < index)
          context.addIssue({ code: 'custom', path: [index, field], message: expected });
    },
    { when: ({ value }: Payload) => Array.isArray(value) },
  ] as const;

/** The minimum and the maximum number of characters of a summary. */
export const SUMMARY_LENGTH = { least: 40, most: 200 };

/** A summary for cards and search engines. */
export const summary = text(
  `a summary of ${SUMMARY_LENGTH.least} to ${SUMMARY_LENGTH.most} characters`,
)
  .min(SUMMARY_LENGTH.least, `a summary of at least ${SUMMARY_LENGTH.least} characters`)
  .max(SUMMARY_LENGTH.most, `a summary of at most ${SUMMARY_LENGTH.most} characters`)
  .meta({
    label: 'Summary',
    explanation: 'One or two sentences, below the title, in lists and for search engines.',
    example:
      'What a slow breath does, and what it does not do, in the words of those who measured it.',
  });

const DAY = 'a day in the form "2026-06-14"';
const EXISTING_DAY = 'a day that exists, such as "2026-06-14"';

/** Matches a text in the form of a day, such as "2026-06-14", which need not exist. */
const DAY_FORM = /^\d{4}-\d\d-\d\d$/;

/** A day in the settings, as a text. */
export const dayText = () =>
  text(DAY).refine(isDay, {
    error: ({ input }) => (DAY_FORM.test(String(input)) ? EXISTING_DAY : DAY),
  });

/** A day in front matter, which may have an hour. */
export const day = z.date({
  error: ({ input }) =>
    typeof input === 'string' && DAY_FORM.test(input.replace(/[T ]\d.*/, ''))
      ? 'a date without quotes, such as 2026-06-14'
      : 'a date, such as 2026-06-14',
});

/** A name, or the segment of a path. */
const SEGMENT = /^(?!\.+$)[\p{L}\p{M}\p{N}._~-]+$/u;

/** The segment of an old path, decoded: without characters that hosts read as part of a pattern. */
const OLD_SEGMENT = /^(?!\.+$)(?!:)[\p{L}\p{M}\p{N} ._~+,;:!@&=()'$-]+$/u;

/**
 * The query of an old address. Hosts compare the parameters of the query in any order, without
 * decoding them.
 */
const OLD_QUERY = /^\w+=[\w.~/:@,-]+(?:&\w+=[\w.~/:@,-]+)*$/;

/** Whether the schema accepts an old path, with its query. */
function isOldPath(address: string): boolean {
  const [path = '', query, ...others] = address.split('?');
  if (others.length > 0 || (query !== undefined && !OLD_QUERY.test(query))) return false;
  const names = (query?.split('&') ?? []).map((parameter) => parameter.replace(/=.*/, ''));
  // If an address has a parameter twice, hosts compare the last value.
  if (new Set(names).size < names.length) return false;
  if (path === '/') return query !== undefined;
  // Once decoded, a slash, backslash, question mark, number sign or percent sign would divide or end the path, or
  // be decoded again: the address would name another path.
  if (/%(?:2f|3f|23|25|5c)/i.test(path)) return false;
  const inside = decodedPath(path)?.replace(/^\/|\/$/g, '') ?? '';
  return inside.split('/').every((segment) => OLD_SEGMENT.test(segment));
}

const alias = z
  .string('an old name or path')
  .refine(
    (address) => (address.startsWith('/') ? isOldPath(address) : SEGMENT.test(address)),
    'an old name such as "first-light", or an old address from its first slash, such as "/2019/first-light.html" or "/?p=12"',
  );

/** An old address, from its first slash. */
export const oldAddress = z
  .string('an old address from its first slash')
  .refine(
    (address) => address.startsWith('/') && isOldPath(address),
    'an old address from its first slash, such as "/feed/" or "/?feed=rss2"',
  );

/** Earlier addresses of a document: old names, or whole paths. */
export const aliases = z
  .array(alias, 'a list of old names or paths')
  .default([])
  .meta({
    label: 'Former addresses',
    explanation:
      'Old names of the file, or old addresses from their first slash. Visitors of these addresses reach this page.',
    example: ['half-a-page', '/2024/page.html', '/?p=12'],
  });

/** The original, in the main language, of a text in another language. */
export const translationOf = text('the name of a file in the main language').optional().meta({
  label: 'Translation of',
  explanation:
    'In a further language of the site: the name of the file of which this text is a translation, without its ending, if the names differ.',
  example: 'first-light',
});

/** A position in a sequence, from 1. */
export const place = whole(1, 10_000);
