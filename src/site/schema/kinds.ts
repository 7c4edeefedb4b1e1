import { z } from 'zod';

/*
 * The kinds of value that settings are made of. Each error says what was
 * expected, to follow the word "expected:" in the report of a wrong field.
 */

/** A text of at least one letter that has no unknown brace token. */
export const text = (expected = 'a text') =>
  z.string({ error: expected }).trim().min(1, { error: expected });

/** A path on this site: "/about", without a trailing slash. */
export const path = () =>
  z.string({ error: PATH }).regex(/^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?$/, { error: PATH });
const PATH = 'a path on this site in lower case without a trailing slash, such as "/about"';

/** An address on another site. */
export const webAddress = (expected = WEB) =>
  z.url({ protocol: /^https$/, error: expected, abort: true });
const WEB = 'an address that begins with "https://"';

/** Something that is not so unless the owner says that it is. */
export const flag = () => z.boolean({ error: 'true or false' }).default(false);

/** A whole number within limits, both included. */
export const whole = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};

/** One of a link's two kinds of target: on this site or elsewhere. */
export const linkTarget = () => z.union([path(), webAddress()], { error: `${PATH}, or ${WEB}` });

/** A summary as cards and search engines show it. */
export const summary = text('a summary of 40 to 200 letters')
  .min(40, { error: 'a summary of at least 40 letters' })
  .max(200, { error: 'a summary of at most 200 letters' });

/** A calendar day. */
export const day = z.date({ error: 'a day, such as 2026-06-14' });

/** An address that a text had before: its old name, or a whole path. */
export const alias = z
  .string({ error: 'an old name or path' })
  .regex(/^(?:\/(?:[\p{L}\p{N}._~-]+\/)*)?(?!\.+$)[\p{L}\p{N}._~-]+$/u, {
    error: 'an old name such as "first-light", or an old path such as "/2019/first-light.html"',
  })
  .refine((address) => !/\/\.+\//.test(address), { error: 'a path without "." and ".."' });

/** A place in an order, from 1. */
export const place = whole(1, 10_000);
