import { z } from 'zod';
import { didYouMean } from '../edit-distance.ts';
import {
  flag,
  matching,
  otherwise,
  text,
  UNLESS_REPORTED,
  unique,
  webAddress,
  whole,
  word,
} from './fields.ts';

/* Schemas of fields that several adapters of ad networks use. */

const HOST_NAME = '[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::\\d+)?';

/** A host that a network's code may contact, as a CSP source. */
const host = matching(
  new RegExp(`^https:(?://(?:\\*\\.)?${HOST_NAME})?$`),
  'a host that begins with "https://" and has no path, such as "https://cdn.example.net" or "https://*.example.net", or "https:" for any host',
);

/** The hosts of a network or of a consent platform. */
export const hosts = z.array(host, 'a list of hosts').meta({
  label: 'Hosts',
  explanation: 'The hosts that the network needs, apart from the host of its script.',
  example: ['https://img.acme.example'],
});

const SCRIPT =
  'the URL of a script that begins with "https://", such as "https://cdn.example.net/a.js"';

/**
 * The URL of a script. The host of the URL becomes a CSP source, and the URL becomes part of
 * markup.
 */
export const script = z
  .string(SCRIPT)
  .regex(new RegExp(`^https://${HOST_NAME}/[^\\s"'<>\`]*$`), SCRIPT)
  .refine(URL.canParse, { error: SCRIPT, ...UNLESS_REPORTED })
  .meta({
    label: 'Script',
    explanation: 'The address of the script that the network gives you.',
    example: 'https://cdn.acme.example/fill.js',
  });

const DOMAIN = '[a-z0-9.-]+\\.[a-z]+';
const COMMENT = '(?:\\s*#.*)?';

/** Matches a record of ads.txt, which names a seller. */
const RECORD = `${DOMAIN}\\s*,\\s*[^\\s,#;]+\\s*,\\s*(?:DIRECT|RESELLER)(?:\\s*,\\s*[^\\s,#;]+)?`;

/** Matches a variable of ads.txt, with its comment. A country may follow the domain of a manager. */
const VARIABLE = `(?:(?:OWNERDOMAIN|SUBDOMAIN|INVENTORYPARTNERDOMAIN)=${DOMAIN}|MANAGERDOMAIN=${DOMAIN}(?:\\s*,\\s*[A-Z]{2})?)${COMMENT}|CONTACT=[^#\\s][^#]*(?:#.*)?`;

/** Whether a line of ads.txt is a record, and neither a variable nor a comment. */
export const isAdsTxtRecord = (line: string) => new RegExp(`^${RECORD}${COMMENT}$`, 'i').test(line);

/**
 * The lines of a network in ads.txt: records, variables and comments.
 * Source: https://iabtechlab.com/ads-txt/, version 1.1, section 3.4
 */
export const adsTxtRecords = z
  .array(
    matching(
      new RegExp(`^(?:${RECORD}${COMMENT}|${VARIABLE}|#.*)$`, 'i'),
      'an ads.txt record such as "example.com, pub-1234, DIRECT, f08c47fec0942fa0" (the domain of the ad system, the account id, DIRECT or RESELLER), a comment that begins with "#", or a variable such as "MANAGERDOMAIN=example.com"',
    ),
    'a list of ads.txt records',
  )
  .meta({
    label: 'Records of ads.txt',
    explanation:
      'The lines that the network gives you for the file `ads.txt`, which says who may sell your advertising.',
    example: ['acme.example, 4711, DIRECT'],
  });

/** An item that a network stores in a visitor's browser. */
export const cookie = z.strictObject({
  name: text('the name of a cookie').meta({
    label: 'Name',
    explanation: 'The name of the cookie.',
    example: 'acme_id',
  }),
  purpose: text('the purpose of the cookie').meta({
    label: 'Purpose',
    explanation: 'The purpose of the cookie, which visitors see.',
    example: 'Counts how often you see a note.',
  }),
  lifetime: text('the lifetime of the cookie in words, such as "13 months"').meta({
    label: 'Lifetime',
    explanation: 'How long the browser keeps the cookie, in words.',
    example: '13 months',
  }),
});

const RECEIVES = 'text that continues the sentence “It receives …”, without a full stop';

/** The fields that every ad network has. */
export const commonFields = {
  id: text('an id')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id of lower-case letters, digits and hyphens')
    .meta({
      label: 'Id',
      explanation:
        'A short name of your choice for the network, in lower-case letters, digits and hyphens.',
      example: 'acme',
    }),
  name: text('the name of the network').meta({
    label: 'Name',
    explanation: 'The name of the network, which visitors see.',
    example: 'Acme Adverts',
  }),
  privacyPolicy: webAddress().meta({
    label: 'Privacy policy',
    explanation: "The address of the network's privacy policy.",
    example: 'https://acme.example/privacy',
  }),
  receives: text(RECEIVES).regex(/[^.]$/, RECEIVES).default(word('networkReceives')).meta({
    label: 'What it receives',
    explanation:
      'The data that the network receives, without a full stop. The privacy page prints the text after “It receives”.',
  }),
  needsConsent: z.boolean('true or false: whether the site asks visitors for consent first').meta({
    label: 'Needs consent',
    explanation: 'Whether the site contacts the network only after the visitor has agreed.',
    example: true,
  }),
  cookies: z
    .array(cookie, 'a list of cookies')
    .superRefine(...unique('name', 'a cookie that is not already in the list'))
    .default([])
    .meta({
      label: 'Cookies',
      explanation:
        'What the network stores in browsers. A network that stores anything needs consent.',
    }),
  mayReplacePage: flag().meta({
    label: 'May replace the page',
    explanation:
      'Whether links of creatives in nested frames may open in the tab of your page. For five seconds after a click or a key in a creative, the network can then replace your page with any other.',
  }),
  vendor: whole(1, 10_000).optional().meta({
    label: 'Vendor id',
    explanation:
      "The number of the network in IAB Europe's Global Vendor List, for sites on which a consent platform asks.",
    example: 755,
  }),
};

/** The width and the height of a creative. */
export const size = matching(
  /^[1-9]\d{1,3}x[1-9]\d{1,3}$/,
  'a width and a height in pixels, such as "300x250"',
);

/** The settings with which a network fills one slot. */
export const filling = z.strictObject(
  {
    sizes: z
      .array(size, 'a list of sizes, such as ["300x250"]')
      .min(1, 'at least one size, such as "300x250"')
      .meta({
        label: 'Sizes',
        explanation:
          'The sizes of creatives in this slot in pixels, the preferred size first. The network is asked for the first size that fits.',
        example: ['300x250', '320x100'],
      }),
  },
  otherwise('the sizes of the creatives: { sizes: ["300x250"] }'),
);

/** The slots of a network by name: "home.after-hero". `checkNetworks` checks that they exist. */
export const fills = <Filling extends z.ZodType>(kind: Filling) =>
  z.record(z.string(), kind, 'the slots that the network fills, by name').meta({
    label: 'Slots',
    explanation: 'The slots that the network fills, by page and position.',
    example: { 'home.after-hero': { sizes: ['300x250'] } },
  });

const MODES = ['frame', 'second-host', 'inline'] as const;

export const mode = z
  .enum(MODES, {
    error: ({ input }) =>
      `"frame", "second-host" (a frame on ads.frameHost), or "inline" (in the page itself)${didYouMean(input, MODES)}`,
  })
  .default('frame')
  .meta({
    label: 'Mode',
    explanation:
      'Where the code of the network runs: in a `frame`, in a frame on a `second-host` (for networks that store data in browsers), or `inline`, in the page itself.',
  });

/** The mode of a network that must not run in the page. */
export const framedMode = mode
  .unwrap()
  .exclude(['inline'], '"frame" or "second-host" (a frame on ads.frameHost)')
  .default('frame')
  .meta({
    label: 'Mode',
    explanation:
      'Where the code of the network runs: in a `frame`, or in a frame on a `second-host`, for networks that store data in browsers.',
  });
