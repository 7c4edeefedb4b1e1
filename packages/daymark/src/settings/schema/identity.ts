import { z } from 'zod';
import { runningForm } from '../noun.ts';
import { text } from './fields.ts';

const ORIGIN = 'a URL without a path, such as "https://example.org"';

const nounText = text('a noun as written in titles, such as "Yoga"')
  .max(60, 'a noun of at most 60 characters')
  .regex(/^[^{}\n]*$/, 'a noun without braces or line breaks');

export const identity = z.strictObject({
  /** The name of the site, which the header and every title show. */
  name: text('the name of the site').max(40, 'a name of at most 40 characters'),
  /** The public URL, without a path. Canonical links begin with it. */
  url: z
    .url({ protocol: /^https?$/, error: ORIGIN, abort: true })
    .refine((url) => new URL(url).pathname === '/' && !url.endsWith('/'), ORIGIN),
  /** The language of the texts, as in the `lang` attribute: "en-GB". */
  language: text('a language tag, such as "en-GB"').regex(
    /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/,
    'a language tag, such as "en-GB"',
  ),
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
