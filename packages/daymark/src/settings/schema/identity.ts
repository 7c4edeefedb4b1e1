import { z } from 'zod';
import { didYouMean } from '../edit-distance.ts';
import {
  dayText,
  flag,
  languageTag,
  nounInText,
  suggesting,
  text,
  UNLESS_REPORTED,
  unique,
  webAddress,
} from './fields.ts';
import { hosts } from './network-fields.ts';

const SITE_URL = 'a URL without a slash at its end, such as "https://example.org"';

/** Matches the path of a site on its host: "/" at its root, or "/still-point". */
const SITE_PATH = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/(?=.)|$))*$/;

/** Returns whether a URL consists of a scheme, a host and possibly a port and a path. */
function isSiteUrl(url: string): boolean {
  const { pathname, search, hash, username } = new URL(url);
  return !url.endsWith('/') && SITE_PATH.test(pathname) && `${search}${hash}${username}` === '';
}

/** Returns the URL of the site that an owner probably meant, if any. */
function siteUrlIn(input: unknown): string | undefined {
  if (!/^https?:\/\/./.test(String(input))) return undefined;
  const { origin, pathname } = URL.parse(String(input)) ?? {};
  const path = pathname?.replace(/(?<!\/)\/+$/, '') ?? '';
  return origin && origin + (SITE_PATH.test(path) ? path : '');
}

const ZONE = 'a time zone of the IANA list, such as "Europe/Berlin" or "UTC"';

/** Returns whether a text is the name of a time zone, and no offset such as "+02:00". */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const nounText = text('a noun as written in titles, such as "Yoga"')
  .max(60, 'a noun of at most 60 characters')
  .regex(/^[^{}\n]*$/, 'a noun without braces or line breaks');

export const identity = z
  .strictObject({
    name: text('the name of the site').max(40, 'a name of at most 40 characters').meta({
      label: 'Name',
      explanation: 'The name of the site, which the header and every title show.',
      example: 'Stillpoint',
    }),
    url: z
      .url({ protocol: /^https?$/, error: SITE_URL })
      .refine(isSiteUrl, {
        error: ({ input }) => suggesting(SITE_URL, siteUrlIn(input)),
        ...UNLESS_REPORTED,
      })
      .meta({
        label: 'Address',
        explanation:
          'The address at which visitors find the site, without a slash at its end. The addresses of all pages begin with it. It may have a path, such as `https://anna.github.io/still-point`.',
        example: 'https://stillpoint.example',
      }),
    language: languageTag().meta({
      label: 'Language',
      explanation:
        'The language of your texts, as a language tag: `en-GB` is British English, `de` German.',
      example: 'en-GB',
    }),
    timeZone: text(ZONE)
      .refine(isTimeZone, {
        error: ({ input }) => ZONE + didYouMean(input, Intl.supportedValuesOf('timeZone')),
        ...UNLESS_REPORTED,
      })
      .default('UTC')
      .meta({
        label: 'Time zone',
        explanation:
          'The time zone, by its name in the IANA list: of hours in the dates of texts, and of the days of the settings.',
        example: 'Europe/Berlin',
      }),
    straightQuotes: flag().unwrap().optional().meta({
      label: 'Straight quotation marks',
      explanation:
        'Whether straight quotation marks and apostrophes in your texts stay straight. Otherwise they become those of the language, such as „…“ in German.',
    }),
    publisher: text('the name of the publisher').meta({
      label: 'Publisher',
      explanation: 'The person or the organisation that publishes the site.',
      example: 'The Stillpoint Press',
    }),
    description: text('a sentence about the site').meta({
      label: 'Description',
      explanation: 'One sentence about the site, for search engines.',
      example: 'Essays and short practices on {product}.',
    }),
  })
  .meta({
    label: 'Identity',
    explanation: 'What the site is called, where it is, and who publishes it.',
    group: 'The site',
  });

export const noun = z
  .union(
    [
      nounText,
      z.strictObject({
        title: nounText.meta({
          label: 'In titles',
          explanation: 'The noun as in titles and at the beginning of sentences.',
          example: 'Alexander Technique',
        }),
        running: nounText.optional().meta({
          label: 'In running text',
          explanation:
            'The noun as within sentences. Without this field, it is as the language writes nouns: in German, Japanese and Arabic unchanged, otherwise in lower case, except names and abbreviations.',
          example: 'the Alexander Technique',
        }),
      }),
    ],
    'a noun of 1 to 60 characters without braces, or { title, running }',
  )
  .transform((noun) => {
    const { title, running } = typeof noun === 'string' ? { title: noun } : noun;
    return { title, running: running ?? nounInText(title) };
  })
  .meta({
    label: 'Noun',
    explanation:
      'The word or phrase that the site is about, as in titles. `{product}` and `{Product}` in texts become this noun. If the form within sentences is special, the noun is an object with both forms.',
    example: 'Yoga',
    group: 'The site',
  });

export const contact = z
  .strictObject({
    email: z.email('an e-mail address, such as "letters@example.org"').optional().meta({
      label: 'E-mail address',
      explanation: 'The e-mail address for letters to you, which the contact page shows.',
      example: 'letters@example.org',
    }),
    postal: z
      .array(text(), 'a list of lines, such as ["1 High Street", "London"]')
      .optional()
      .meta({
        label: 'Postal address',
        explanation: 'Your postal address, line by line.',
        example: ['1 High Street', 'London'],
      }),
    links: z
      .array(
        z.strictObject({
          name: text('the text of a link').meta({
            label: 'Text',
            explanation: 'The text of the link.',
            example: 'Mastodon',
          }),
          url: webAddress().meta({
            label: 'Address',
            explanation: 'The address that the link leads to.',
            example: 'https://social.example/@stillpoint',
          }),
        }),
        'a list of links',
      )
      .superRefine(...unique('url', 'a URL that no other link of the list has'))
      .default([])
      .meta({
        label: 'Other ways',
        explanation: 'Links to other ways to reach you, on the contact page.',
      }),
    formEndpoint: webAddress().optional().meta({
      label: 'Address for forms',
      explanation:
        'The address of a service that receives what visitors write in the contact form. Without this field, the contact page has no form.',
      example: 'https://forms.example/stillpoint',
    }),
    issues: webAddress().optional().meta({
      label: 'Issue tracker',
      explanation:
        'The address of a public issue tracker, such as that of a repository. What visitors write there is public.',
      example: 'https://code.example/stillpoint/issues',
    }),
  })
  .meta({
    label: 'Contact',
    explanation:
      'The ways to reach you. If you set none, pages say that visitors cannot write to you yet.',
    group: 'The site',
  });

export const help = z
  .strictObject({
    name: text('the name of the directory').meta({
      label: 'Name',
      explanation: 'The name of the directory.',
      example: 'Find A Helpline',
    }),
    url: webAddress().meta({
      label: 'Address',
      explanation: 'The address of the directory.',
      example: 'https://findahelpline.com',
    }),
    lookedUp: dayText().meta({
      label: 'Looked up',
      explanation:
        'The day on which somebody last looked at the directory. A year later, `daymark check` reminds you to look again.',
      example: '2026-06-14',
    }),
  })
  .meta({
    label: 'Help',
    explanation:
      'A directory of help for people in distress, by country. The contact page links to it.',
    group: 'The site',
  });

const CONTACT = 'an e-mail address, or a URL that begins with "https://"';

export const security = z
  .strictObject({
    contact: z
      .union([z.email(CONTACT), webAddress(CONTACT)], CONTACT)
      .optional()
      .meta({
        label: 'Contact',
        explanation:
          'An e-mail address or a page for reports. Without this field, the e-mail address of `contact`; without both, the site has no such file.',
        example: 'security@example.org',
      }),
    policy: webAddress().optional().meta({
      label: 'Policy',
      explanation: 'A page that describes how you handle reports.',
      example: 'https://stillpoint.example/security',
    }),
    acknowledgments: webAddress().optional().meta({
      label: 'Thanks',
      explanation: 'A page that thanks the people who have reported a vulnerability.',
      example: 'https://stillpoint.example/thanks',
    }),
    publicFiles: z
      .array(text('the address of a file in public/, such as "/keys/example.pem"'))
      .optional()
      .meta({
        label: 'Files kept public',
        explanation:
          'Files in `public/` that the build publishes although they look like a private key, a dump of a database, or something else that is there by mistake.',
        example: ['/keys/example.pem'],
      }),
    formHosts: hosts.default([]).meta({
      label: 'Where forms lead',
      explanation:
        'The hosts to which a service leads visitors after they have sent it a form, apart from its own host and this site. Browsers block all others.',
      example: ['https://thanks.forms.example'],
    }),
  })
  .meta({
    label: 'Security',
    explanation:
      'Where people report a vulnerability of the site, which `/.well-known/security.txt` shows, which files are public on purpose, and where forms lead.',
    group: 'The site',
  });
