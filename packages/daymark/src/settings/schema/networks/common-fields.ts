import { z } from 'zod';
import * as wording from '#words';
import { didYouMean } from '../../edit-distance.ts';
import { matching, otherwise, text, unique, webAddress, whole } from '../fields.ts';
import { cookie } from './parts.ts';

const RECEIVES = 'text that continues the sentence “It receives …”, without a full stop';

/** The fields that every ad network has. */
export const commonFields = {
  /** The id of the network, which is part of the URL of its frame. */
  id: text('an id').regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'an id of lower-case letters, digits and hyphens',
  ),
  /** The name of the network, which visitors see. */
  name: text('the name of the network'),
  /** The URL of the network's privacy policy. */
  privacyPolicy: webAddress(),
  /** The data that the network receives. The privacy page prints it after “It receives”. */
  receives: text(RECEIVES).regex(/[^.]$/, RECEIVES).default(wording.networkReceives),
  /** Whether the site contacts the network only after the visitor has agreed. */
  needsConsent: z.boolean('true or false: whether the site asks visitors for consent first'),
  /** What the network stores in browsers. A network that stores anything needs consent. */
  cookies: z
    .array(cookie, 'a list of cookies')
    .superRefine(unique('name', 'a cookie that is not already in the list'))
    .default([]),
  /** The id in IAB Europe's Global Vendor List, for sites on which a consent platform asks. */
  vendor: whole(1, 10_000).optional(),
};

/** The settings with which a network fills one slot. */
export const filling = z.strictObject(
  {
    /**
     * The sizes of creatives in this slot in CSS pixels, preferred first. The first that fits is
     * requested.
     */
    sizes: z
      .array(
        matching(
          /^[1-9]\d{1,3}x[1-9]\d{1,3}$/,
          'a width and a height in pixels, such as "300x250"',
        ),
        'a list of sizes, such as ["300x250"]',
      )
      .min(1, 'at least one size, such as "300x250"'),
  },
  otherwise('the sizes of the creatives: { sizes: ["300x250"] }'),
);

/** The slots of a network by name: "home.after-hero". `checkNetworks` checks that they exist. */
export const fills = <Filling extends z.ZodType>(kind: Filling) =>
  z.record(z.string(), kind, 'the slots that the network fills, by name');

const MODES = ['frame', 'second-host', 'inline'] as const;

/** Where the code of a network runs, if it works both in a frame and in the page. */
export const mode = z
  .enum(MODES, {
    error: ({ input }) =>
      `"frame", "second-host" (a frame on ads.frameHost), or "inline" (in the page itself)${didYouMean(input, MODES)}`,
  })
  .default('frame');

/** Where the code of a network runs, if it must not run in the page. */
export const framedMode = mode
  .unwrap()
  .exclude(['inline'], '"frame" or "second-host" (a frame on ads.frameHost)')
  .default('frame');
