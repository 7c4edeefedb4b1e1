import { z } from 'zod';
import { matching, text, UNLESS_REPORTED } from '../fields.ts';

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

/** The URL of a script. Its host becomes a CSP source, and the URL becomes part of markup. */
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

/** Matches a variable of ads.txt. A country may follow the domain of a manager. */
const VARIABLE = `(?:(?:OWNERDOMAIN|SUBDOMAIN|INVENTORYPARTNERDOMAIN)=${DOMAIN}|MANAGERDOMAIN=${DOMAIN}(?:\\s*,\\s*[A-Z]{2})?|CONTACT=[^#\\s][^#]*)`;

/** Whether a line of ads.txt is a record, and neither a variable nor a comment. */
export const isAdsTxtRecord = (line: string) => new RegExp(`^${RECORD}${COMMENT}$`, 'i').test(line);

/**
 * The lines of a network in ads.txt: records, variables and comments.
 * Source: https://iabtechlab.com/ads-txt/, version 1.1, section 3.4
 */
export const adsTxtRecords = z
  .array(
    matching(
      new RegExp(`^(?:(?:${RECORD}|${VARIABLE})${COMMENT}|#.*)$`, 'i'),
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
