import { z } from 'zod';
import { runningForm } from '../noun.ts';
import { suggesting, text } from './fields.ts';

const ORIGIN = 'a URL without a path and without a slash at its end, such as "https://example.org"';
const TAG = 'a language tag, such as "en-GB"';

/** Returns whether a URL consists of a scheme, a host and possibly a port. */
function isOrigin(url: string): boolean {
  const { pathname, search, hash, username } = new URL(url);
  return !url.endsWith('/') && `${pathname}${search}${hash}${username}` === '/';
}

/** Returns the origin of a URL with a path; undefined if the URL has none. */
const originIn = (input: unknown) =>
  /^https?:\/\/./.test(String(input)) ? URL.parse(String(input))?.origin : undefined;

/** Returns whether a tag begins with the code of a language, and is in the canonical form. */
const isLanguage = (tag: string) =>
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

const nounText = text('a noun as written in titles, such as "Yoga"')
  .max(60, 'a noun of at most 60 characters')
  .regex(/^[^{}\n]*$/, 'a noun without braces or line breaks');

export const identity = z.strictObject({
  /** The name of the site, which the header and every title show. */
  name: text('the name of the site').max(40, 'a name of at most 40 characters'),
  /** The public URL, without a path. Canonical links begin with it. */
  url: z
    .url({ protocol: /^https?$/, error: ORIGIN, abort: true })
    .refine(isOrigin, { error: ({ input }) => suggesting(ORIGIN, originIn(input)) }),
  /** The language of the texts, as in the `lang` attribute: "en-GB". */
  language: text(TAG).refine(isLanguage, {
    error: ({ input }) => suggesting(TAG, canonicalTag(String(input))),
  }),
  /** The person or the organisation that publishes the site. */
  publisher: text('the name of the publisher'),
  /** One sentence about the site, for search engines. */
  description: text('a sentence about the site'),
});

export const noun = z
  .union(
    [
      nounText,
      z.strictObject({
        /** The form for titles: "Yoga". */
        title: nounText,
        /** The form for running text; derived from the title form unless set. */
        running: nounText.optional(),
      }),
    ],
    'a noun of 1 to 60 characters without braces, or { title, running }',
  )
  .transform((noun) => {
    const { title, running } = typeof noun === 'string' ? { title: noun } : noun;
    return { title, running: running ?? runningForm(title) };
  });
