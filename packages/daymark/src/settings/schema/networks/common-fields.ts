import { z } from 'zod';
import * as wording from '#words';
import { text, webAddress } from '../fields.ts';
import { cookie, networkId, sizes, vendor } from './parts.ts';

const RECEIVES = 'text that continues the sentence “It receives …”, without a full stop';

/** The fields that every network has. */
export const commonFields = {
  /** The id of the network, which is part of the URL of its frame. */
  id: networkId,
  /** The name of the network, which visitors see. */
  name: text('the name of the network'),
  /** The URL of the network's privacy policy. */
  privacyPolicy: webAddress(),
  /** The data that the network receives. The privacy page prints it after “It receives”. */
  receives: text(RECEIVES).regex(/[^.]$/, { error: RECEIVES }).default(wording.networkReceives),
  /** Whether the site contacts the network only after the visitor has agreed. */
  needsConsent: z.boolean({
    error: 'true or false: whether the site asks visitors for consent first',
  }),
  /** What the network stores in browsers. A network that stores anything needs consent. */
  cookies: z.array(cookie, { error: 'a list of cookies' }).default([]),
  /** The id in the Global Vendor List, used where a certified platform asks for consent. */
  vendor: vendor.optional(),
};

/** How a network fills one slot. */
export const filling = z.strictObject(
  {
    /** The sizes of creatives in this slot, preferred first. The first that fits is requested. */
    sizes,
  },
  { error: 'the sizes of the creatives: { sizes: ["300x250"] }' },
);

/** Slots by name, such as "home.after-hero". `checkNetworks` checks that each slot exists. */
export const fills = <Filling extends z.ZodType>(kind: Filling) =>
  z.record(z.string(), kind, { error: 'the slots that the network fills, by name' });

/** Where the code of a network runs, if it works both in a frame and in the page. */
export const mode = z
  .enum(['frame', 'second-host', 'inline'], {
    error: '"frame", "second-host" (a frame on ads.frameHost), or "inline" (in the page itself)',
  })
  .default('frame');

/** Where the code of a network runs, if it must not run in the page. */
export const framedMode = mode
  .unwrap()
  .exclude(['inline'], {
    error: '"frame" or "second-host" (a frame on ads.frameHost)',
  })
  .default('frame');
