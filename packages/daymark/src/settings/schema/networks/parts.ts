import { z } from 'zod';
import { text, whole } from '../fields.ts';

/* Schemas that the entries of the list of networks share. */

/** The id of a network, which is part of a URL and of attributes. */
export const networkId = text('an id').regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: 'an id of lower-case letters, digits and hyphens',
});

const HOST_NAME = '[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::\\d+)?';

const HOST =
  'a host that begins with "https://" and has no path, such as "https://cdn.example.net" or "https://*.example.net", or "https:" for any host';

/** A host that a network's code may contact, as a CSP source. */
const host = z
  .string({ error: HOST })
  .regex(new RegExp(`^https:(?://(?:\\*\\.)?${HOST_NAME})?$`), { error: HOST });

/** The hosts of a network or of a consent platform. */
export const hosts = z.array(host, { error: 'a list of hosts' });

const SCRIPT =
  'the URL of a script that begins with "https://", such as "https://cdn.example.net/a.js"';

/** The URL of a script. Its host becomes a CSP source, and the URL becomes part of markup. */
export const script = z
  .string({ error: SCRIPT })
  .regex(new RegExp(`^https://${HOST_NAME}/[^\\s"'<>\`]*$`), { error: SCRIPT, abort: true })
  .refine(URL.canParse, { error: SCRIPT });

const SIZE = 'a width and a height in pixels, such as "300x250"';

/** The size of a creative in CSS pixels. */
const size = z.string({ error: SIZE }).regex(/^[1-9]\d{1,3}x[1-9]\d{1,3}$/, { error: SIZE });

/** The sizes of the creatives that a network may put into a slot, the preferred size first. */
export const sizes = z
  .array(size, { error: 'a list of sizes, such as ["300x250"]' })
  .min(1, { error: 'at least one size, such as "300x250"' });

const ADS_TXT =
  'an ads.txt record such as "example.com, pub-1234, DIRECT, f08c47fec0942fa0": the domain of the ad system, the account id, DIRECT or RESELLER';

/**
 * A record of ads.txt.
 * Source: https://iabtechlab.com/ads-txt/, version 1.1, section 3.4
 */
const adsTxtRecord = z
  .string({ error: ADS_TXT })
  .regex(/^[a-z0-9.-]+\.[a-z]+\s*,\s*[^\s,#;]+\s*,\s*(?:DIRECT|RESELLER)(?:\s*,\s*[^\s,#;]+)?$/i, {
    error: ADS_TXT,
  });

/** The records of a network in ads.txt. */
export const adsTxtRecords = z.array(adsTxtRecord, { error: 'a list of ads.txt records' });

/** At least one record. Without it, buyers assume that the network may not sell for the site. */
export const someAdsTxtRecords = adsTxtRecords.min(1, {
  error: 'at least one of the ads.txt records that the network gives its publishers',
});

/**
 * The records of a network that may be the owner's ad server. An ad server without records sets
 * `[]` explicitly.
 */
export const saidAdsTxtRecords = z.array(adsTxtRecord, {
  error:
    'the ads.txt records that the network gives its publishers, or [] if it sells to no buyers',
});

/** An item that a network stores in a visitor's browser. */
export const cookie = z.strictObject({
  /** The name of the cookie. */
  name: text('the name of a cookie'),
  /** The purpose of the cookie, which visitors see. */
  purpose: text('the purpose of the cookie'),
  /** How long the browser keeps the cookie, in words: "13 months". */
  lifetime: text('the lifetime of the cookie in words, such as "13 months"'),
});

/** The id of a network in IAB Europe's Global Vendor List. */
export const vendor = whole(1, 10_000);
