import { z } from 'zod';
import { text, webAddress } from '../kinds.ts';
import { cookie, networkId, sizes, vendor } from './parts.ts';

const RECEIVES = 'words that follow “It receives”, without a full stop';

/** What is told of every network. */
export const told = {
  /** The id of the network: part of the address of its frame. */
  id: networkId,
  /** Its name, as visitors are told. */
  name: text('the name of the network'),
  /** Its own privacy policy. */
  privacyPolicy: webAddress(),
  /** What it receives, in words that follow “It receives” on the privacy page. */
  receives: text(RECEIVES)
    .regex(/[^.]$/, { error: RECEIVES })
    .default('your IP address, the kind of browser you use, and the address of this site'),
  /** Whether it may be contacted only after a visitor has agreed. */
  needsConsent: z.boolean({ error: 'true or false: whether visitors are asked first' }),
  /** What it keeps in visitors' browsers. A network that keeps anything needs consent. */
  cookies: z.array(cookie, { error: 'a list of cookies' }).default([]),
  /** Its number in the Global Vendor List, where a certified platform asks for consent. */
  vendor: vendor.optional(),
};

/** How a network fills one slot. */
export const filling = z.strictObject(
  {
    /** The sizes of its creatives in this slot, the preferred first: the first that fits is asked for. */
    sizes,
  },
  { error: 'the sizes of the creatives: { sizes: ["300x250"] }' },
);

/** Slots by name, such as "home.after-hero". That there is such a slot is checked with the others. */
export const fills = <Filling extends z.ZodType>(kind: Filling) =>
  z.record(z.string(), kind, { error: 'the slots that the network fills, by name' });

/** Where the code of a network runs that suffers a frame and needs none. */
export const mode = z
  .enum(['frame', 'second-host', 'inline'], {
    error: '"frame", "second-host" (a frame on ads.frameHost), or "inline" (in the page itself)',
  })
  .default('frame');

/** The same for code that must not run in the page. */
export const framedMode = mode
  .unwrap()
  .exclude(['inline'], {
    error: '"frame" or "second-host" (a frame on ads.frameHost)',
  })
  .default('frame');
