import { z } from 'zod';
import { didYouMean, suggestion } from '../edit-distance.ts';

/*
 * The types of values in the settings. Each error message says what was expected, because the
 * report of an invalid field prints it after the word "expected".
 */

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
    abort: true,
  });
const WEB = 'a URL that begins with "https://"';

const addressIn = (input: unknown) =>
  typeof input === 'string' && /^(?:http:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?$/i.test(input)
    ? `https://${input.replace('http://', '')}`
    : undefined;

const DOI = 'a DOI, such as "10.1002/ejsp.674"';
const IS_DOI = /^10\.\d{4,9}\/\S+$/;

/** A DOI without `https://doi.org/`. The message suggests the DOI in a URL. */
export const doi = () =>
  z.string(DOI).regex(IS_DOI, { error: ({ input }) => suggesting(DOI, doiIn(input)) });

function doiIn(input: unknown): string | undefined {
  const meant = String(input).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return IS_DOI.test(meant) ? meant : undefined;
}

/** Returns an expectation that ends with the value that the owner probably meant, if any. */
export const suggesting = (expected: string, meant: string | undefined) =>
  expected + suggestion(meant);

/** A boolean that is false unless the owner sets it. */
export const flag = () => z.boolean('true or false').default(false);

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

/** The options of a schema with an expectation for values of another type than an object. */
export const otherwise = (expected: string) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? expected : undefined),
});

/** Creates a check that no two items of a list have the same value in a field. */
export const unique =
  <Field extends string>(field: Field, expected: string) =>
  (items: readonly Readonly<Record<Field, string>>[], context: z.RefinementCtx): void => {
    const values = items.map((item) => item[field]);
    for (const [index, value] of values.entries())
      if (values.indexOf(value) < index)
        context.addIssue({ code: 'custom', path: [index, field], message: expected });
  };

/** A summary for cards and search engines. */
export const summary = text('a summary of 40 to 200 characters')
  .min(40, 'a summary of at least 40 characters')
  .max(200, 'a summary of at most 200 characters');

/** A calendar day. */
export const day = z.date({
  error: ({ input }) =>
    typeof input === 'string' && /^\d{4}-\d\d-\d\d$/.test(input)
      ? 'a date without quotes, such as 2026-06-14'
      : 'a date, such as 2026-06-14',
});

/** An earlier address of a document: its old name, or a whole path. */
export const alias = z
  .string('an old name or path')
  .regex(
    /^(?:\/(?:[\p{L}\p{M}\p{N}._~-]+\/)*)?(?!\.+$)[\p{L}\p{M}\p{N}._~-]+$/u,
    'an old name such as "first-light", or an old path such as "/2019/first-light.html"',
  )
  .refine((address) => !/\/\.+\//.test(address), 'a path without "." and ".." segments');

/** A position in a sequence, from 1. */
export const place = whole(1, 10_000);
