import { z } from 'zod';
import { text, webAddress } from '../kinds.ts';
import { adsTxtRecord, cookie, host, networkId, sizes, vendor } from './parts.ts';

/** What is told of every network. */
const told = {
  /** The id of the network: part of the address of its frame. */
  id: networkId,
  /** Its name, as visitors are told. */
  name: text('the name of the network'),
  /** Its own privacy policy. */
  privacyPolicy: webAddress(),
  /** What it receives, in a sentence for the privacy page. */
  receives: text('what the network receives').default(
    'Your IP address, the kind of browser you use, and the address of this site.',
  ),
  /** Whether it may be contacted only after a visitor has agreed. */
  needsConsent: z.boolean({ error: 'true or false: whether visitors are asked first' }),
  /** What it keeps in visitors' browsers. A network that keeps anything needs consent. */
  cookies: z.array(cookie, { error: 'a list of cookies' }).default([]),
  /** Its number in the Global Vendor List, where a certified platform asks for consent. */
  vendor: vendor.optional(),
};

const filling = z.strictObject(
  {
    /** The sizes of its creatives in this slot, the preferred first: the first that fits is asked for. */
    sizes,
  },
  { error: 'the sizes of the creatives: { sizes: ["300x250"] }' },
);

const fillingWith = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => filling.extend(shape);

/** Slots by name, such as "home.after-hero". That there is such a slot is checked with the others. */
const fills = <Filling extends z.ZodType>(kind: Filling) =>
  z.record(z.string(), kind, { error: 'the slots that the network fills, by name' });

/** Where a network's code runs. */
const framed = z
  .enum(['frame', 'second-host', 'inline'], {
    error: '"frame", "second-host" (a frame on ads.frameHost), or "inline" (in the page itself)',
  })
  .default('frame');

/** A network whose script fills elements that carry a numeric id in a data- attribute. */
export const elementsNetwork = z.strictObject({
  adapter: z.literal('elements'),
  ...told,
  mode: framed,
  /** The address of its script. */
  script: webAddress(),
  /** The hosts it needs beyond its script's own. */
  hosts: z.array(host, { error: 'a list of hosts' }).default([]),
  /** How an element carries the banner id. */
  container: z
    .strictObject({
      /** The name of the element. */
      element: z.enum(['div', 'ins'], { error: '"div" or "ins"' }).default('div'),
      /** The attribute that holds the banner id. */
      attribute: z
        .string({ error: 'an attribute that begins with "data-"' })
        .regex(/^data-[a-z0-9-]+$/, { error: 'an attribute that begins with "data-"' })
        .default('data-banner-id'),
      /** The class that the script looks for, where it looks for one. */
      className: text('a class').optional(),
    })
    .prefault({}),
  /** How the script marks a container that it has nothing for. */
  emptyMark: z
    .strictObject({
      attribute: text('the name of an attribute'),
      value: text('the value of the attribute'),
    })
    .optional(),
  adsTxt: z.array(adsTxtRecord, { error: 'a list of records' }).min(1, {
    error: 'at least one record: without one, buyers take the site for unauthorised',
  }),
  slots: fills(filling),
});

/** Google AdSense, whose rules forbid frames: it runs in the page. */
export const adsenseNetwork = z.strictObject({
  adapter: z.literal('adsense'),
  ...told,
  /** The publisher's id: "ca-pub-" and 16 digits. */
  client: z
    .string({ error: '"ca-pub-" and 16 digits' })
    .regex(/^ca-pub-\d{16}$/, { error: '"ca-pub-" and 16 digits' }),
  hosts: z.array(host, { error: 'a list of hosts' }).default([]),
  slots: fills(
    fillingWith({
      /** The number of the ad unit. */
      unit: z.string({ error: 'the number of the ad unit' }).regex(/^\d{6,}$/, {
        error: 'the number of the ad unit',
      }),
    }),
  ),
});

/** Google Publisher Tag (Ad Manager). */
export const gptNetwork = z.strictObject({
  adapter: z.literal('gpt'),
  ...told,
  mode: framed,
  /** The hosts of creatives; Ad Manager serves them from anywhere unless the owner knows better. */
  hosts: z.array(host, { error: 'a list of hosts' }).default(['https:']),
  adsTxt: z.array(adsTxtRecord, { error: 'a list of records' }).min(1, {
    error: 'at least one record: without one, buyers take the site for unauthorised',
  }),
  slots: fills(
    fillingWith({
      /** The path of the ad unit. */
      unit: z
        .string({ error: 'the path of an ad unit, such as "/1234567/home"' })
        .regex(/^\/\d+(?:,\d+)?(?:\/[\w.*/\\!<:()-]+)+$/, {
          error: 'the path of an ad unit, such as "/1234567/home"',
        }),
    }),
  ),
});

/** A plain tag: a piece of HTML from a seller, one file for each slot. */
export const tagNetwork = z.strictObject({
  adapter: z.literal('tag'),
  ...told,
  mode: z
    .enum(['frame', 'second-host'], {
      error: '"frame" or "second-host" (a frame on ads.frameHost)',
    })
    .default('frame'),
  /** Every host that the tag needs, that of its script among them. */
  hosts: z.array(host, { error: 'a list of hosts' }).min(1, { error: 'at least one host' }),
  adsTxt: z.array(adsTxtRecord, { error: 'a list of records' }).default([]),
  slots: fills(
    fillingWith({
      /** The file with the tag, from the root of the project: "tags/home.html". */
      file: text('a file').regex(/^[\w./-]+\.html$/, {
        error: 'a file of HTML in the project, such as "tags/home.html"',
      }),
    }),
  ),
});

/** The networks that fill slots. A slot that none of them fills shows a house creative. */
export const networks = z.array(
  z.discriminatedUnion('adapter', [elementsNetwork, adsenseNetwork, gptNetwork, tagNetwork], {
    error: 'an adapter: "elements", "adsense", "gpt" or "tag"',
  }),
  { error: 'a list of networks' },
);

/** A network as the engine reads it. */
export type Network = z.output<typeof networks>[number];
