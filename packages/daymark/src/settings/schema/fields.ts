import { z } from 'zod';
import { similarName } from '../edit-distance.ts';

/*
 * The types of values in the settings. Each error message says what was expected, because the
 * report of an invalid field prints it after the word "expected:".
 */

/** A non-empty string, trimmed. */
export const text = (expected = 'a non-empty string') => z.string(expected).trim().min(1, expected);

/** A string that matches a pattern. */
export const matching = (pattern: RegExp, expected: string) =>
  z.string(expected).regex(pattern, expected);

/** A path on this site: "/about", without a trailing slash. */
export const path = () => matching(/^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?$/, PATH);
const PATH = 'a path on this site in lower case without a trailing slash, such as "/about"';

/** A URL on another site. */
export const webAddress = (expected = WEB) =>
  z.url({ protocol: /^https$/, error: expected, abort: true });
const WEB = 'a URL that begins with "https://"';

/** A boolean that is false unless the owner sets it. */
export const flag = () => z.boolean('true or false').default(false);

/** An integer between two limits, both included. */
export const whole = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return z.int(error).min(min, error).max(max, error);
};

/** One of several names. The message for an unknown name suggests a similar one, if any. */
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, {
    error: ({ input }) => {
      const similar = similarName(String(input), names);
      return `one of ${names.join(', ')}${similar ? ` (did you mean "${similar}"?)` : ''}`;
    },
  });

/** The target of a link: a path on this site or a URL on another site. */
export const linkTarget = () => z.union([path(), webAddress()], `${PATH}, or ${WEB}`);

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
    /^(?:\/(?:[\p{L}\p{N}._~-]+\/)*)?(?!\.+$)[\p{L}\p{N}._~-]+$/u,
    'an old name such as "first-light", or an old path such as "/2019/first-light.html"',
  )
  .refine((address) => !/\/\.+\//.test(address), 'a path without "." and ".." segments');

/** A position in a sequence, from 1. */
export const place = whole(1, 10_000);
